import { supportedYears } from '../../../shared/calendar/plan-year.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { SavedPlan } from '../../plan/rules/plan.js';

/** The other plan year on offer, and its number of saved plans. It is at least 1. */
export interface OtherYear {
  readonly year: number;
  readonly count: number;
}

/** Returns the other year if plans are saved for it and none for the shown year (NEXT-07). Years that do not count have no plans (YEAR-03). */
export function otherYear(saved: readonly Pick<SavedPlan, 'year'>[], shownYear: number, today: WallClock): OtherYear | null {
  if (saved.some(({ year }) => year === shownYear)) return null;
  for (const year of supportedYears(today)) {
    const count = saved.filter((plan) => plan.year === year).length;
    if (count > 0) return { year, count };
  }
  return null;
}
