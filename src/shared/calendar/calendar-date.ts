import { fieldsOf, type WallClock, wallClock } from './wall-clock.js';
import { readWrittenTime, realMidnight } from './written-time.js';

/** A day of the calendar, without a time or a time zone. A birth date is the same day everywhere. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Returns the date, or null if the calendar does not have it, such as November 31. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  return realMidnight(year, month, day) === null ? null : { year, month, day };
}

/** Reads the date as written and ignores any time or offset after it. Returns null if it is missing or unreadable. */
export function readCalendarDate(text: string | null | undefined): CalendarDate | null {
  const written = text ? readWrittenTime(text) : null;
  if (!written) return null;
  const { year, month, day } = fieldsOf(written.at);
  return { year, month, day };
}

/** Returns the midnight at which a date starts. */
export function midnightOf({ year, month, day }: CalendarDate): WallClock {
  return wallClock(year, month, day);
}

/** Formats a date as `1950-01-31`, which the profile service uses. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Formats a date as `01/31/1950`. The resume link (LINK-07) and the identity form (IDC-05) send this form. */
export function slashedDate({ year, month, day }: CalendarDate): string {
  return `${padded(month, 2)}/${padded(day, 2)}/${padded(year, 4)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
