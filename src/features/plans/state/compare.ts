import { createAtom } from '../../../shared/state/store.js';
import type { ChosenPlan } from '../rules/compare-choice.js';

const choice = createAtom<readonly ChosenPlan[]>('compareChoice', []);

/** The plans that are chosen to compare, in the order of the choice. It belongs to the shopper and to the active year (CMP-03). */
export const $compareChoice = choice.readable;

export function setCompareChoice(plans: readonly ChosenPlan[]): void {
  choice.set(plans);
}
