import type { CardStatus } from '../../domain/card/main-action.js';
import type { PlanApplication } from '../../domain/enrollment/plan-application.js';
import type { PlanCardText } from '../../text/messages.js';

/** Where the shopper stands with a plan, in one line without a next step (HAND-02 to HAND-04). */
export function standingText(status: CardStatus, text: PlanCardText, phone: string | null): string {
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

function applicationText({ card, outcome, isStatusLoading }: PlanApplication, { standing, status }: PlanCardText): string {
  if (isStatusLoading) return standing.readingStatus;
  if (outcome === 'in-progress') return standing.started;
  const words = outcome === 'open' && isSent(card.status) ? standing.sent : status(card.status);
  return card.date ? `${words} ${standing.on(card.date.date)}` : words;
}

/** The one open status that the library knows the next step of. */
export function isSent(status: string): boolean {
  return status.trim().toLowerCase() === 'submitted';
}
