import type { PlanNeed } from './rules/plan-need.js';
import type { PlanCardText } from './text/en/plan-card.js';

/** 'Medicaid required', 'For people with diabetes' (CARD-14, COST-10). */
export function needText(
  need: PlanNeed,
  { note, condition, forPeopleWith }: Pick<PlanCardText, 'note' | 'condition' | 'forPeopleWith'>,
): string {
  return need.kind === 'conditions' ? forPeopleWith(need.conditions.map((one) => condition[one])) : note[need.kind];
}
