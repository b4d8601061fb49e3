import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { isSameValue } from '../../../shared/same-value.js';
import type { Plan } from '../../plan/rules/plan.js';
import { detailsUrlOf } from '../../plan/rules/plan-links.js';
import { decidePlanCard, type PlanCardModel } from '../rules/plan-card.js';
import type { PageCardContext } from './card-context.js';

/** A plan's card, decided, and where its own page is; null when it has no address. */
export interface DecidedCard {
  readonly model: PlanCardModel;
  readonly detailsUrl: string | null;
}

/** Decides the card of a plan with what `$cardContext` holds. A decision that equals the plan's last one is the same object. */
export function cardOf(plan: Plan, context: PageCardContext): DecidedCard {
  return cardsWith(context)(plan);
}

const cardsWith = memoizeByObject((context: PageCardContext) => memoizeByObject((plan: Plan) => decide(plan, context)));

/** A card whose new decision equals the old one keeps its identity, and is not drawn again. */
const latest = new WeakMap<Plan, DecidedCard>();

function decide(plan: Plan, context: PageCardContext): DecidedCard {
  const card = { model: decidePlanCard(plan, context), detailsUrl: detailsUrlOf(plan, context.place, context.site) };
  const last = latest.get(plan);
  if (last && isSameValue(last, card)) return last;
  latest.set(plan, card);
  return card;
}
