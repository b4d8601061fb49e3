import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $dental } from '../../content/state/content.js';
import { $drugs } from '../../drugs/state/saved-drugs.js';
import { $extraHelp } from '../../extra-help/state/extra-help.js';
import { $hasExtraHelp } from '../../extra-help/state/subsidy.js';
import { $estimates } from '../../known-plans/state/estimates.js';
import { $pricesAt } from '../../pharmacies/state/pharmacies.js';
import type { ProviderContext } from '../../providers/rules/provider-block.js';
import { $areNetworksLoading } from '../../providers/state/networks.js';
import { $providers } from '../../providers/state/saved-providers.js';
import type { YearlyTotalContext } from '../rules/yearly-total.js';

export type CostContext = YearlyTotalContext & ProviderContext;

/** The shopper's facts that decide what a plan costs and covers, on its card and in the chart. Null until the settings are known. */
export const $costContext: ReadableAtom<CostContext | null> = computedByValue(
  [$settings, $drugs, $providers, $pricesAt, $estimates, $dental, $areNetworksLoading, $hasExtraHelp, $extraHelp],
  (settings, drugs, providers, pharmacy, estimates, dental, areNetworksLoading, hasExtraHelp, help) =>
    settings && {
      flags: settings.flags,
      drugs,
      providers,
      pharmacy,
      awaitedPrices: estimates.awaited,
      dental,
      areNetworksLoading,
      hasExtraHelp,
      lowIncome: help.lowIncome,
    },
);
