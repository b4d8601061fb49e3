import { statusName } from '../../enrollment/application-status-text.js';
import type { PlanApplication } from '../../enrollment/rules/plan-application.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { CardStatus } from '../rules/main-action.js';

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
