import type { PlanApplication } from '../../enrollment/rules/plan-application.js';
import type { CardStatus } from '../rules/main-action.js';
import type { PlanCardText } from '../text/en/plan-card.js';

/** The shopper's status with a plan, in one line without a next step (HAND-02 to HAND-04). */
export function planStatusText(status: CardStatus, text: PlanCardText, phone: string | null): string {
  const { standing } = text;
  switch (status.kind) {
    case 'enrolled':
      return `${standing.enrolled}${status.starts ? standing.starts(status.starts) : ''}`;
    case 'application':
      return applicationText(status.application, text);
    case 'closed':
      return status.reason === 'suppressed' ? standing.suppressed(phone) : standing.closed[status.reason](status.year);
  }
}

function applicationText(application: PlanApplication, text: PlanCardText): string {
  const { card, outcome, isStatusLoading } = application;
  if (isStatusLoading) return text.standing.readingStatus;
  const name = statusName(application, text);
  return card.date && outcome !== 'in-progress' ? `${name} ${text.standing.on(card.date.date)}` : name;
}

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
