import { fieldsOf, type WallClock, wallClock } from './wall-clock.js';
import { readWrittenTime, realMidnight } from './written-time.js';

/** A day of the calendar, without a time or a zone: a birth date is the same day everywhere. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The day if the calendar has it: no November 31, no February 29 outside a leap year. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  return realMidnight(year, month, day) === null ? null : { year, month, day };
}

/** The day as it is written, whatever time or offset follows it; null when missing or unreadable. */
export function readCalendarDate(text: string | null | undefined): CalendarDate | null {
  const written = text ? readWrittenTime(text) : null;
  if (!written) return null;
  const { year, month, day } = fieldsOf(written.at);
  return { year, month, day };
}

export function midnightOf({ year, month, day }: CalendarDate): WallClock {
  return wallClock(year, month, day);
}

/** `1950-01-31`, the form of the profile service. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** `01/31/1950`: how the es-PA locale writes a date (LINK-07), and how the identity form sends one (IDC-05). */
export function slashedDate({ year, month, day }: CalendarDate): string {
  return `${padded(month, 2)}/${padded(day, 2)}/${padded(year, 4)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
