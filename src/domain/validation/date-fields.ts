import { type CalendarDate, calendarDate, midnightOf } from '../calendar/calendar-date.js';
import { fieldsOf, type WallClock } from '../calendar/wall-clock.js';
import { accepted, type Checked, refused } from './checked.js';

/** The one error name of the date checks (VAL-05). */
export type DateProblem = 'invalid';

/** A day of a month as typed, one or two digits: 1 to 31. */
export function checkDay(text: string): Checked<number, DateProblem> {
  return numberWithin(text, /^\d{1,2}$/, 1, 31);
}

/** A month as typed, one or two digits: 1 to 12. */
export function checkMonth(text: string): Checked<number, DateProblem> {
  return numberWithin(text, /^\d{1,2}$/, 1, 12);
}

/** A year as typed, four digits: above 1000 and not later than the current year. */
export function checkYear(text: string, today: WallClock): Checked<number, DateProblem> {
  return numberWithin(text, /^\d{4}$/, 1001, fieldsOf(today).year);
}

function numberWithin(text: string, form: RegExp, lowest: number, highest: number): Checked<number, DateProblem> {
  const trimmed = text.length > 40 ? '' : text.trim();
  const value = Number(trimmed);
  return form.test(trimmed) && value >= lowest && value <= highest ? accepted(value) : refused('invalid');
}

/** The three fields of a date as the shopper typed them. */
export interface DateFields {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** A field at fault, or the whole date when each field is right and together they name no past day. */
export type BirthDateCheck =
  | { readonly ok: true; readonly value: CalendarDate }
  | { readonly ok: false; readonly problem: DateProblem; readonly field: keyof DateFields | 'date' };

/** A day that the calendar has and that is not after today: 2/29/1951, 11/31 and tomorrow are invalid (VAL-05). */
export function checkBirthDate(fields: DateFields, today: WallClock): BirthDateCheck {
  const month = checkMonth(fields.month);
  if (!month.ok) return { ...month, field: 'month' };
  const day = checkDay(fields.day);
  if (!day.ok) return { ...day, field: 'day' };
  const year = checkYear(fields.year, today);
  if (!year.ok) return { ...year, field: 'year' };
  const date = calendarDate(year.value, month.value, day.value);
  return date && midnightOf(date) <= today ? accepted(date) : { ...refused('invalid'), field: 'date' };
}
