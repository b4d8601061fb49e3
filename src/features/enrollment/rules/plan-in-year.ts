import type { PlanId } from '../../plan/rules/plan.js';
import type { NextYear } from './enrollment.js';

/** An enrolled plan, and what the service says of its next year. */
export interface PlanOfYear {
  readonly id: PlanId;
  readonly year: number;
  readonly nextYear: NextYear | null;
}

/**
 * Returns the id that an enrolled plan has in a year: its own, or the one that the service names for the next year (NEXT-01). Returns null
 * for a plan that ends or moves to an unknown plan, and for other years.
 */
export function planIdInYear({ id, year, nextYear }: PlanOfYear, shownYear: number): PlanId | null {
  if (shownYear === year) return id;
  if (shownYear !== year + 1) return null;
  if (nextYear?.outcome === 'ends') return null;
  return nextYear?.planId ?? (nextYear?.outcome === 'moves' ? null : id);
}
