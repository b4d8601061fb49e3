import type { PlanKey } from '../plan/plan.js';
import type { ApplicationCard } from './application-card.js';
import type { ApplicationOutcome } from './application-outcome.js';

/** An application as its own card shows it. A plan's card shows the same object (HAND-04). */
export interface PlanApplication {
  /** Plan id and year, such as `H0609044000-2027`; the service's own id for a supplement application. */
  readonly id: string;
  readonly card: ApplicationCard;
  readonly outcome: ApplicationOutcome;
  /** Where its details are; null when there is nothing to see, or the address may not be followed. */
  readonly detailsUrl: string | null;
  /** The status service has not answered. */
  readonly isStatusLoading: boolean;
}

export type ApplicationsByPlan = ReadonlyMap<PlanKey, PlanApplication>;

/** By their id. Where a plan has a draft and a submitted application, the submitted one counts, so that nobody applies twice (ENR-03). */
export function applicationsById(applications: readonly PlanApplication[]): ReadonlyMap<string, PlanApplication> {
  const byId = new Map<string, PlanApplication>();
  for (const one of applications) if (one.outcome !== 'in-progress' || !byId.has(one.id)) byId.set(one.id, one);
  return byId;
}
