import { $today } from '../../../shared/calendar/clock-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $savedPlans } from '../../known-plans/state/plans.js';
import { idOrCodeOf, keyOf, type Plan } from '../../plan/rules/plan.js';
import { type SaveContext, type SaveOffer, saveButton } from '../rules/save-offer.js';

/** The facts that decide whether a plan can be saved; null until the day is known (SAVE-01). */
export const $saveContext: ReadableAtom<SaveContext | null> = computedByValue(
  [$savedPlans, $today],
  (plans, today): SaveContext | null => today && { saved: new Set<string>(plans.map(keyOf)), today },
);

/** The offer to save a plan that its card shows (SAVE-01). */
export function saveOfferOf(plan: Plan, context: SaveContext): SaveOffer {
  return saveButton({ planId: idOrCodeOf(plan), planYear: plan.year, kind: plan.kind }, context);
}
