import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { newestFirst } from '../../../shared/calendar/service-time.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { readWrittenTime } from '../../../shared/calendar/written-time.js';
import { compareNames, orderName } from '../../../shared/name-order.js';
import type { Plan, PlanKey, PlanKind } from '../../plan/rules/plan.js';

/** The plans that show are those of the active year, if that year counts (PLN-07, YEAR-03). */
export interface PlanFilter {
  readonly activeYear: number;
  readonly today: WallClock;
}

/** The fields that decide a card's place. They are known before the plan details load, so the card does not move later. */
export interface SortableCard {
  readonly key: PlanKey;
  readonly plan: { readonly name: string; readonly kind: PlanKind | null; readonly isCommunityPlan: boolean };
}

/**
 * Sorts the cards of the saved plans (PLN-06).
 *
 * @param savedOn the time of saving by plan key, as ISO timestamps
 */
export function inCardOrder<T extends SortableCard>(cards: readonly T[], savedOn: Readonly<Record<string, string>>): readonly T[] {
  return cards
    .map((card) => ({ card, group: groupOf(card.plan), saved: readWrittenTime(savedOn[card.key] ?? ''), name: orderName(card.plan.name) }))
    .sort((a, b) => a.group - b.group || newestFirst(a.saved, b.saved) || compareNames(a.name, b.name))
    .map(({ card }) => card);
}

/** Whether plans of this year show (PLN-07, YEAR-03). */
export function isPlanVisible({ year }: Pick<Plan, 'year'>, { activeYear, today }: PlanFilter): boolean {
  return year === activeYear && isSupportedYear(year, today);
}

/** Special needs plans with the UHC flag come first, drug plans last (PLN-06). */
function groupOf(plan: SortableCard['plan']): number {
  if (plan.kind === 'PDP') return 2;
  return plan.kind === 'SNP' && plan.isCommunityPlan ? 0 : 1;
}
