import type { PlanId } from '../../plan/rules/plan.js';
import type { PlanOutcome } from './plan-outcome.js';

/** An enrolled plan, and what becomes of it in the next year; null if that is not decided. */
export interface PlanOfYear {
  readonly id: PlanId;
  readonly year: number;
  readonly outcome: PlanOutcome | null;
}

/**
 * Returns the id that an enrolled plan has in a year: its own, or the one that the service names for the next year (NEXT-01). Returns null
 * for a plan that ends, that another one replaces, or that moves to an unknown plan, and for other years.
 */
export function planIdInYear({ id, year, outcome }: PlanOfYear, shownYear: number): PlanId | null {
  if (shownYear === year) return id;
  if (shownYear !== year + 1 || outcome?.kind === 'ends' || outcome?.kind === 'joined') return null;
  return outcome ? outcome.planId : id;
}
