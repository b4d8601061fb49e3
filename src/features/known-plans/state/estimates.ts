import { createAtom } from '../../../shared/state/store.js';
import type { DrugEstimate, PlanKey } from '../../plan/rules/plan.js';
import type { AwaitedPrices } from '../rules/awaited-prices.js';

/** By plan; null where it was asked for and could not be had (DRUG-13). A plan that is not here was not asked for. */
export type EstimatesByPlan = Readonly<Record<PlanKey, DrugEstimate | null>>;

interface Estimates {
  readonly awaited: AwaitedPrices;
  readonly byPlan: EstimatesByPlan;
}

const none: Estimates = { awaited: 'all', byPlan: {} };
const estimates = createAtom<Estimates>('estimates', none);

/** The cost of the saved drugs on each plan. */
export const $estimates = estimates.readable;

/** Those of some plans are on their way; or those of all, since what is known was made for other drugs. */
export function markEstimatesLoading(awaited: AwaitedPrices): void {
  estimates.set({ ...estimates.get(), awaited });
}

/** These replace all earlier ones. */
export function setEstimates(byPlan: EstimatesByPlan): void {
  estimates.set({ awaited: [], byPlan });
}
