import { isKeptYear } from '../calendar/plan-year.js';
import { newestFirst } from '../calendar/service-time.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { readWrittenTime } from '../calendar/written-time.js';
import { compareNames, orderName } from '../name-order.js';
import type { Plan, PlanKey, PlanKind } from './plan.js';

/** Which plans show: those of the active year, while that year counts (PLN-07, YEAR-03). */
export interface PlanFilter {
  readonly activeYear: number;
  readonly today: WallClock;
}

/** The part of a card that decides its place, so that a plan whose details are loading is already where it will stay. */
export interface PlacedCard {
  readonly key: PlanKey;
  readonly plan: { readonly name: string; readonly kind: PlanKind | null; readonly isCommunityPlan: boolean };
}

/**
 * The cards of the saved plans in their order (PLN-06).
 *
 * @param savedOn when each plan was saved, ISO timestamps by plan key.
 */
export function inCardOrder<T extends PlacedCard>(cards: readonly T[], savedOn: Readonly<Record<string, string>>): readonly T[] {
  return cards
    .map((card) => ({ card, group: groupOf(card.plan), saved: readWrittenTime(savedOn[card.key] ?? ''), name: orderName(card.plan.name) }))
    .sort((a, b) => a.group - b.group || newestFirst(a.saved, b.saved) || compareNames(a.name, b.name))
    .map(({ card }) => card);
}

/** Whether plans of the year show at all (PLN-07, YEAR-03). */
export function isShown({ year }: Pick<Plan, 'year'>, { activeYear, today }: PlanFilter): boolean {
  return year === activeYear && isKeptYear(year, today);
}

/** Community special-needs plans, then the others with MA and MAPD, then drug plans. */
function groupOf(plan: PlacedCard['plan']): number {
  if (plan.kind === 'PDP') return 2;
  return plan.kind === 'SNP' && plan.isCommunityPlan ? 0 : 1;
}
