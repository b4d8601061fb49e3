import { computed } from 'nanostores';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import { $pricesAt } from '../../pharmacies/state/pharmacies.js';
import type { DrugEstimate, PlanKey } from '../../plan/rules/plan.js';
import type { AwaitedPrices } from '../rules/awaited-prices.js';

/** By plan; null where it was asked for and could not be had (DRUG-13). A plan that is not here was not asked for. */
export type EstimatesByPlan = Readonly<Record<PlanKey, DrugEstimate | null>>;

export interface Estimates {
  readonly awaited: AwaitedPrices;
  readonly byPlan: EstimatesByPlan;
  /** The call for all of them has failed. Left out otherwise. */
  readonly hasFailed?: true;
}

/** Prices that nobody has asked for. */
export const noEstimates: Estimates = { awaited: 'all', byPlan: {} };

/** By the number of the pharmacy. Prices that nobody has asked for are not here. */
const estimates = createAtom<Readonly<Record<string, Estimates>>>('estimates', {});

/** The cost of the saved drugs on each plan, at each pharmacy that it was asked for. `estimatesAt` reads it (PHARM-02, PHARM-03). */
export const $estimatesByPharmacy = estimates.readable;

/** The prices of a pharmacy. While no pharmacy is saved, null stands for it. Undefined if nobody has asked. */
export function estimatesAt(byPharmacy: Readonly<Record<string, Estimates>>, pharmacy: PricedPharmacy): Estimates | undefined {
  return byPharmacy[keyOfPharmacy(pharmacy)];
}

type PricedPharmacy = { readonly number: string } | null;

/** No pharmacy has an empty number. */
export function keyOfPharmacy(pharmacy: PricedPharmacy): string {
  return pharmacy?.number ?? '';
}

/** The cost of the saved drugs on each plan, at the pharmacy whose prices the page shows (PHARM-02). */
export const $estimates: ReadableAtom<Estimates> = computed(
  [$estimatesByPharmacy, $pricesAt],
  (all, at) => estimatesAt(all, at) ?? noEstimates,
);

/** Those of some plans are on their way; or those of all, since what is known was made for other drugs. */
export function markEstimatesLoading(awaited: AwaitedPrices, pharmacy: PricedPharmacy = $pricesAt.get()): void {
  const { byPlan } = estimatesAt(estimates.get(), pharmacy) ?? noEstimates;
  change(pharmacy, { awaited, byPlan });
}

/** These replace all earlier ones of the pharmacy. */
export function setEstimates(byPlan: EstimatesByPlan, pharmacy: PricedPharmacy = $pricesAt.get(), hasFailed = false): void {
  change(pharmacy, { awaited: [], byPlan, ...(hasFailed && { hasFailed }) });
}

/** Forgets the prices of a pharmacy that are for other drugs, or for another place, plan or year. */
export function dropEstimates(pharmacy: PricedPharmacy): void {
  const { [keyOfPharmacy(pharmacy)]: _, ...others } = estimates.get();
  estimates.set(others);
}

function change(pharmacy: PricedPharmacy, one: Estimates): void {
  estimates.set({ ...estimates.get(), [keyOfPharmacy(pharmacy)]: one });
}
