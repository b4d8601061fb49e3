import type { PlanCardText } from '../plan/text/en/plan-card.js';
import type { PlanApplication } from './rules/plan-application.js';

type Status = Pick<PlanApplication, 'card' | 'outcome'>;

/** The name of an application's status, on a plan's card, on its own card and on paper (HAND-04). */
export function statusName(application: Status, { standing, status }: PlanCardText): string {
  if (application.outcome === 'in-progress') return standing.started;
  return isSent(application) ? standing.sent : status(application.card.status);
}

/** Whether the plan has the application and decides next: the one open status that the library knows the next step of. */
export function isSent({ card, outcome }: Status): boolean {
  return outcome === 'open' && card.status.trim().toLowerCase() === 'submitted';
}
