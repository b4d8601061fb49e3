import type { DrugEstimate, PlanKey } from '../domain/plan/plan.js';
import { fact, type View } from './page.js';

/** By plan; null where it was asked for and could not be had (DRUG-13). A plan that is not here was not asked for. */
export type EstimatesByPlan = Readonly<Record<PlanKey, DrugEstimate | null>>;

export interface Estimates {
  readonly isLoading: boolean;
  readonly byPlan: EstimatesByPlan;
}

const none: Estimates = { isLoading: true, byPlan: {} };
const estimates = fact<Estimates>('estimates', none);

/** What the saved drugs cost on each plan. */
export const $estimates: View<Estimates> = estimates;

export function estimatesLoading(): void {
  estimates.set({ ...estimates.get(), isLoading: true });
}

/** The new estimates replace all earlier ones: they were made for other drugs. */
export function estimatesSettled(byPlan: EstimatesByPlan): void {
  estimates.set({ isLoading: false, byPlan });
}
