import { priceOf } from '../coverage/drug-coverage.js';
import type { DrugEstimate, MedicarePlan } from '../plan/plan.js';
import type { Flags } from '../settings/settings.js';

/** What a card says a plan's drugs cost. US dollars a year (DRUG-05, DRUG-11). */
export type DrugCost =
  | { readonly kind: 'not-available'; readonly annual: null }
  /** On its way. `isHelped`: Extra Help may take something off it, so that it needs the room of that too (LOAD-04). */
  | { readonly kind: 'loading'; readonly annual: null; readonly isHelped: boolean }
  | { readonly kind: 'regular'; readonly annual: number }
  /** `struck` is the regular cost that no longer applies; null when it is not known. */
  | { readonly kind: 'extra-help'; readonly annual: number; readonly struck: number | null };

/** Whether prices with Extra Help may show: the flag is on, and it applies to this shopper (ENV-02). */
export interface ExtraHelpSwitches {
  readonly flags: Pick<Flags, 'lisChanges'>;
  readonly hasExtraHelp: boolean;
}

/** Costs with Extra Help can show: feature on, it applies, and the plan's subsidy is no buy-down (DRUG-05, DRUG-09). */
export function isExtraHelpCostShown({ lisBuyDown }: Pick<MedicarePlan, 'lisBuyDown'>, switches: ExtraHelpSwitches): boolean {
  return switches.flags.lisChanges && switches.hasExtraHelp && !lisBuyDown;
}

/** The cost with Extra Help, if there is one that differs from the regular cost (DRUG-09). */
export function differingLisCost(regular: number | null, lis: number | null): number | null {
  return lis === regular ? null : lis;
}

const notAvailable: DrugCost = { kind: 'not-available', annual: null };

/** The year's cost of the saved drugs; without pricing there is none to show (DRUG-05). */
export function decideDrugCost(estimate: DrugEstimate | null, isExtraHelpShown: boolean): DrugCost {
  if (!estimate?.isPricingShown) return notAvailable;
  const regular = priceOf(estimate.annualCost);
  const lis = isExtraHelpShown ? differingLisCost(regular, priceOf(estimate.lisAnnualCost)) : null;
  if (lis !== null) return { kind: 'extra-help', annual: lis, struck: regular };
  return regular === null ? notAvailable : { kind: 'regular', annual: regular };
}
