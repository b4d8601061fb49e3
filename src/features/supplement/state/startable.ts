import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import type { SupplementPlan } from '../../plan/rules/plan.js';
import { $cardContext } from '../../plans/state/card-context.js';
import { cardOf } from '../../plans/state/cards.js';

/** The shown plans whose application can be started now: those whose cards would have an active button for it (REC-06, SUP-03, ROLE-03). */
export const $startable: ReadableAtom<readonly SupplementPlan[]> = computedByValue([$supplement, $cardContext], (shown, context) => {
  if (shown.kind !== 'plans' || !context) return [];
  return shown.plans.filter((plan) => {
    const { main, isDisabled } = cardOf(plan, context).model.actions;
    return main.kind === 'start-application' && !main.isAwaited && !isDisabled;
  });
});
