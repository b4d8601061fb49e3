import { keyOf, type MedicarePlan, type PlanKey } from '../../plan/rules/plan.js';
import type { CompareEligibility } from './compare-eligibility.js';

/** Plans that can be compared with each other (CMP-01). */
export type CompareGroup = 'medicare-advantage' | 'drug-plans';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** A plan that the shopper selected for comparison. */
export interface ChosenPlan {
  readonly key: PlanKey;
  readonly plan: MedicarePlan;
}

/** The state of a card's compare checkbox (CMP-01, CMP-04). */
export type CompareOption =
  /** The card shows the reason instead of a checkbox. */
  | { readonly kind: 'never'; readonly reason: Extract<CompareEligibility, { isEligible: false }>['reason'] }
  | { readonly kind: 'open'; readonly isChosen: boolean }
  /** The card shows a disabled checkbox with the reason. */
  | { readonly kind: 'not-now'; readonly reason: 'full' | 'other-year' }
  | { readonly kind: 'not-now'; readonly reason: 'other-group'; readonly chosen: CompareGroup };

/** Returns the group in which a plan can be compared (CMP-01). */
export function compareGroup({ kind }: Pick<MedicarePlan, 'kind'>): CompareGroup {
  return kind === 'PDP' ? 'drug-plans' : 'medicare-advantage';
}

/** Decides the checkbox of a plan. The shopper can select two to four plans of one group and year (CMP-01). */
export function compareOption(plan: MedicarePlan, choice: readonly ChosenPlan[]): Exclude<CompareOption, { kind: 'never' }> {
  const key = keyOf(plan);
  if (choice.some((one) => one.key === key)) return { kind: 'open', isChosen: true };
  const [first] = choice;
  if (!first) return { kind: 'open', isChosen: false };
  const group = compareGroup(first.plan);
  if (group !== compareGroup(plan)) return { kind: 'not-now', reason: 'other-group', chosen: group };
  if (first.plan.year !== plan.year) return { kind: 'not-now', reason: 'other-year' };
  return choice.length >= MOST_COMPARED ? { kind: 'not-now', reason: 'full' } : { kind: 'open', isChosen: false };
}
