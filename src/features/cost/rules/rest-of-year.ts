import { planYears } from '../../../shared/calendar/plan-year.js';
import { isEnrollmentPeriod } from '../../../shared/calendar/season.js';
import { fieldsOf, type WallClock } from '../../../shared/calendar/wall-clock.js';
import { inCents } from '../../../shared/money/money-text.js';
import type { YearlyTotal } from './yearly-total.js';

/** The cost of a plan from the next month to the end of the year (COST-07). */
export interface RestOfYear {
  /** The first month, 11 or 12. The last month is always December. */
  readonly fromMonth: 11 | 12;
  readonly year: number;
  /** US dollars. For an incomplete total, only the known part. */
  readonly amount: number;
}

/**
 * Returns the cost of the rest of the year for plans of the current year, in October and November (COST-07). Returns
 * null in December, because a plan that starts next month is a plan of the next year.
 */
export function restOfYear(total: YearlyTotal, planYear: number, today: WallClock): RestOfYear | null {
  const { month } = fieldsOf(today);
  if (total.kind === 'none' || !isEnrollmentPeriod(today) || planYear !== planYears(today).current || month === 12) return null;
  const fromMonth = month === 10 ? 11 : 12;
  const amount = inCents((total.sum.total * (13 - fromMonth)) / 12);
  return amount === null ? null : { fromMonth, year: planYear, amount };
}
