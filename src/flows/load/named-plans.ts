import { type PlanId, planKey, type SavedPlan } from '../../domain/plan/plan.js';

export type PlanOfYear = Pick<SavedPlan, 'id' | 'year'>;

/** A card's tag, as its shell has read the attributes. */
interface CardTag extends HTMLElement {
  readonly planId?: PlanId;
  readonly planYear?: number;
}

/** The plans that the page's own cards name, saved or not, each once; `year` is that of a card without one. */
export function namedPlans(year: number): readonly PlanOfYear[] {
  const tags = [...document.querySelectorAll<CardTag>('ucp-plan-card[plan-id]')];
  const named = tags.flatMap(({ planId, planYear }) => (planId ? [{ id: planId, year: planYear ?? year }] : []));
  return [...new Map(named.map((one) => [planKey(one.id, one.year), one])).values()];
}
