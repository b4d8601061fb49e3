import type { PlanCardText } from '../plans/text/en/plan-card.js';
import type { PlanNeed } from './rules/plan-need.js';

/** 'Medicaid required', 'For people with diabetes' (CARD-14, COST-10). */
export function needText(
  need: PlanNeed,
  { note, condition, forPeopleWith }: Pick<PlanCardText, 'note' | 'condition' | 'forPeopleWith'>,
): string {
  return need.kind === 'conditions' ? forPeopleWith(need.conditions.map((one) => condition[one])) : note[need.kind];
}
