import type { PlanKey } from '../../plan/rules/plan.js';
import type { ApplicationCard } from './application-card.js';
import type { ApplicationOutcome } from './application-outcome.js';

/** An application as its own card shows it. A plan's card shows the same object (HAND-04). */
export interface PlanApplication {
  /** Plan id and year, such as `H0609044000-2027`. For a supplement application, the service's own id. */
  readonly id: string;
  readonly card: ApplicationCard;
  readonly outcome: ApplicationOutcome;
  /** The address of its details. Null if there are none, or if the address is not allowed. */
  readonly detailsUrl: string | null;
  /** True until the status service has responded. */
  readonly isStatusLoading: boolean;
}

export type ApplicationsByPlan = ReadonlyMap<PlanKey, PlanApplication>;

/** Indexes the applications by id. If a plan has a draft and a submitted application, the submitted one counts (ENR-03). */
export function applicationsById(applications: readonly PlanApplication[]): ReadonlyMap<string, PlanApplication> {
  const byId = new Map<string, PlanApplication>();
  for (const one of applications) if (one.outcome !== 'in-progress' || !byId.has(one.id)) byId.set(one.id, one);
  return byId;
}
