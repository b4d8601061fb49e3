import { pageDocument } from '../../../shared/page/page-document.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { keyOf, type PlanId, type PlanKey, type SavedPlan } from '../../plan/rules/plan.js';

export type PlanOfYear = Pick<SavedPlan, 'id' | 'year'>;

/** The element of a card, whose properties hold its attributes as the shell has read them. */
interface CardTag extends HTMLElement {
  readonly planId?: PlanId;
  readonly planYear?: number;
}

const plansAskedByCards = Symbol.for('ucp.plansAskedByCards');

/** The plans that cards have asked for by themselves: those of a shadow root of the page's own, and those that came later. */
export const plansRequestedByCards = () => shopperScope().own(plansAskedByCards, () => new Map<PlanKey, PlanOfYear>());

/** The plans named by cards on the page, saved or not, each once; `year` is for cards that name none. */
export function namedPlans(year: number): readonly PlanOfYear[] {
  const tags = [...pageDocument.querySelectorAll<CardTag>('ucp-plan-card[plan-id]')];
  const named = tags.flatMap(({ planId, planYear }) => (planId ? [{ id: planId, year: planYear ?? year }] : []));
  return uniquePlans([...named, ...plansRequestedByCards().values()]);
}

/** Of two with the same id and year the later one stays. */
export function uniquePlans<P extends PlanOfYear>(plans: readonly P[]): readonly P[] {
  return [...new Map(plans.map((one) => [keyOf(one), one])).values()];
}
