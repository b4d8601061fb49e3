import type { CalendarDate } from '../../../shared/calendar/calendar-date.js';

/** Returns the day before a date. A plan ends on the day before the next one starts (NEXT-02). */
export function dayBefore({ year, month, day }: CalendarDate): CalendarDate {
  const before = new Date(Date.UTC(year, month - 1, day - 1));
  return { year: before.getUTCFullYear(), month: before.getUTCMonth() + 1, day: before.getUTCDate() };
}
