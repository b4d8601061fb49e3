import { type PlanId, planKey, type SavedPlan } from '../../domain/plan/plan.js';

export type PlanOfYear = Pick<SavedPlan, 'id' | 'year'>;

/** The element of a card, whose properties hold its attributes as the shell has read them. */
interface CardTag extends HTMLElement {
  readonly planId?: PlanId;
  readonly planYear?: number;
}

/** The plans named by cards on the page, saved or not, each once; `year` is for cards that name none. */
export function namedPlans(year: number): readonly PlanOfYear[] {
  const tags = [...document.querySelectorAll<CardTag>('ucp-plan-card[plan-id]')];
  const named = tags.flatMap(({ planId, planYear }) => (planId ? [{ id: planId, year: planYear ?? year }] : []));
  return [...new Map(named.map((one) => [planKey(one.id, one.year), one])).values()];
}
