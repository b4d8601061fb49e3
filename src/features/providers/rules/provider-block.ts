import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { byName } from '../../../shared/name-order.js';
import { type Coverage, type CoverageCount, countCovered, notCoveredFirst } from '../../drugs/rules/coverage.js';
import type { Plan, PlanId } from '../../plan/rules/plan.js';
import type { DentalCoveredPlans, Provider } from './provider.js';

/** A saved doctor, dentist or medical place on a card. */
interface ProviderRow {
  readonly provider: Provider;
  readonly coverage: Coverage;
}

/** The provider block of a card, as one case for each thing it can show (PROV-01 to PROV-07). */
export type ProviderBlock =
  /** Drug plans and supplement plans have no provider network (PROV-01). */
  | { readonly kind: 'none' }
  | { readonly kind: 'add-providers' }
  | {
      readonly kind: 'providers';
      readonly count: CoverageCount | null;
      /** True for a private-fee-for-service plan, which covers everyone who accepts Medicare patients (PROV-05). */
      readonly acceptsMedicare: boolean;
      readonly rows: readonly ProviderRow[];
    };

export interface ProviderContext {
  readonly providers: readonly Provider[];
  /** The dental content. Null if it failed to load (PROV-07). */
  readonly dental: readonly DentalCoveredPlans[] | null;
  /** True while the doctors' coverage is loading. */
  readonly areNetworksLoading: boolean;
}

/** Decides the provider block of a plan's card. */
export function decideProviderBlock(plan: Plan, { providers, dental, areNetworksLoading }: ProviderContext): ProviderBlock {
  if (plan.kind === 'PDP' || plan.kind === 'MEDSUPP') return { kind: 'none' };
  if (providers.length === 0) return { kind: 'add-providers' };
  const acceptsMedicare = plan.isPrivateFeeForService;
  const coverageOf = (provider: Provider): Coverage => {
    if (acceptsMedicare) return 'covered';
    return areNetworksLoading ? 'loading' : providerCoverage(provider, plan.id, dental);
  };
  const rows = notCoveredFirst(sortedProviders(providers).map((provider) => ({ provider, coverage: coverageOf(provider) })));
  return { kind: 'providers', count: countCovered(rows), acceptsMedicare, rows };
}

/** Checks a plan's coverage: the provider's plan list, the directory B, or a dentist's network (PROV-04, PROV-07). */
function providerCoverage(provider: Provider, planId: PlanId, dental: readonly DentalCoveredPlans[] | null): Exclude<Coverage, 'loading'> {
  if (provider.directoryType === 'B') return 'covered';
  if (!provider.plans) return 'not-available';
  if (asSet(provider.plans).has(planId)) return 'covered';
  if (provider.directoryType !== 'D') return 'not-covered';
  if (!dental) return 'not-available';
  const networks = byNetwork(dental);
  return provider.plans.some((network) => networks.get(networkName(network))?.has(planId)) ? 'covered' : 'not-covered';
}

const sortedProviders = memoizeByObject((providers: readonly Provider[]) => byName(providers));
const asSet = memoizeByObject((plans: readonly string[]): ReadonlySet<string> => new Set(plans));

const byNetwork = memoizeByObject((dental: readonly DentalCoveredPlans[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const networks = new Map<string, Set<string>>();
  for (const { network, planIds } of dental) {
    const name = networkName(network);
    networks.set(name, new Set([...(networks.get(name) ?? []), ...planIds]));
  }
  return networks;
});

/** The provider search and the dental content may spell a network's name differently. */
function networkName(name: string): string {
  return name.trim().toLowerCase();
}
