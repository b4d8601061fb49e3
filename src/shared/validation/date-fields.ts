import { type CalendarDate, calendarDate, midnightOf } from '../calendar/calendar-date.js';
import { fieldsOf, type WallClock } from '../calendar/wall-clock.js';
import { plainText } from './plain-text.js';
import { invalid, type ValidationResult, valid } from './validation-result.js';

/** The only problem of the date checks (VAL-05). */
export type DateProblem = 'invalid';

/** Checks a day of one or two digits, 1 to 31. */
export function checkDay(text: string): ValidationResult<number, DateProblem> {
  return numberWithin(text, /^\d{1,2}$/, 1, 31);
}

/** Checks a month of one or two digits, 1 to 12. */
export function checkMonth(text: string): ValidationResult<number, DateProblem> {
  return numberWithin(text, /^\d{1,2}$/, 1, 12);
}

/** Checks a year of four digits, above 1000 and not later than the current year. */
export function checkYear(text: string, today: WallClock): ValidationResult<number, DateProblem> {
  return numberWithin(text, /^\d{4}$/, 1001, fieldsOf(today).year);
}

function numberWithin(text: string, form: RegExp, lowest: number, highest: number): ValidationResult<number, DateProblem> {
  const trimmed = text.length > 40 ? '' : plainText(text);
  const value = Number(trimmed);
  return form.test(trimmed) && value >= lowest && value <= highest ? valid(value) : invalid('invalid');
}

/** The three fields of a date, as typed. */
export interface DateFields {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** The invalid field, or `date` if every field is valid but the date is not. */
export type BirthDateCheck =
  | { readonly ok: true; readonly value: CalendarDate }
  | { readonly ok: false; readonly problem: DateProblem; readonly field: keyof DateFields | 'date' };

/** Accepts a date that the calendar has and that is not later than today (VAL-05). */
export function checkBirthDate(fields: DateFields, today: WallClock): BirthDateCheck {
  const month = checkMonth(fields.month);
  if (!month.ok) return { ...month, field: 'month' };
  const day = checkDay(fields.day);
  if (!day.ok) return { ...day, field: 'day' };
  const year = checkYear(fields.year, today);
  if (!year.ok) return { ...year, field: 'year' };
  const date = calendarDate(year.value, month.value, day.value);
  return date && midnightOf(date) <= today ? valid(date) : { ...invalid('invalid'), field: 'date' };
}
