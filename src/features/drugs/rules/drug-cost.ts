import type { Flags } from '../../../shared/settings/settings.js';
import type { DrugEstimate, MedicarePlan } from '../../plan/rules/plan.js';
import { priceOf } from './drug-coverage.js';

/** The drug cost of a plan as a card shows it, in US dollars a year (DRUG-05, DRUG-11). */
export type DrugCost =
  | { readonly kind: 'not-available'; readonly annual: null }
  /** The price is loading. If `isHelped` is true, the skeleton reserves a line for the cost with Extra Help (LOAD-04). */
  | { readonly kind: 'loading'; readonly annual: null; readonly isHelped: boolean }
  | { readonly kind: 'regular'; readonly annual: number }
  /** `struck` is the regular cost, shown struck through. It is null if it is unknown. */
  | { readonly kind: 'extra-help'; readonly annual: number; readonly struck: number | null };

/** Prices with Extra Help show only if the flag is on and the shopper has Extra Help (ENV-02). */
export interface ExtraHelpSwitches {
  readonly flags: Pick<Flags, 'lisChanges'>;
  readonly hasExtraHelp: boolean;
}

/** Whether costs with Extra Help can show. They never do if the plan's subsidy is a buy-down (DRUG-05, DRUG-09). */
export function isExtraHelpCostShown({ lisBuyDown }: Pick<MedicarePlan, 'lisBuyDown'>, switches: ExtraHelpSwitches): boolean {
  return switches.flags.lisChanges && switches.hasExtraHelp && !lisBuyDown;
}

/** Returns the cost with Extra Help, or null if it is unknown or equals the regular cost (DRUG-09). */
export function differingLisCost(regular: number | null, lis: number | null): number | null {
  return lis === regular ? null : lis;
}

const notAvailable: DrugCost = { kind: 'not-available', annual: null };

/** Decides the yearly cost of the saved drugs. Without prices it is not available (DRUG-05). */
export function decideDrugCost(estimate: DrugEstimate | null, isExtraHelpShown: boolean): DrugCost {
  if (!estimate?.isPricingShown) return notAvailable;
  const regular = priceOf(estimate.annualCost);
  const lis = isExtraHelpShown ? differingLisCost(regular, priceOf(estimate.lisAnnualCost)) : null;
  if (lis !== null) return { kind: 'extra-help', annual: lis, struck: regular };
  return regular === null ? notAvailable : { kind: 'regular', annual: regular };
}
