import type { DateFields } from './date-fields.js';
import { plainText } from './plain-text.js';

/** About twice the length of the longest date in words. */
const LONGEST = 60;

const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;

/** Words between the parts, as in 28 de octubre de 1957 or 28th of October, 1957. */
const JOINING: ReadonlySet<string> = new Set(['de', 'del', 'of', 'the']);

/**
 * Reads a whole date that was pasted or filled into one box, such as 10/28/1957 or 28 de octubre de 1957 (INP-03). Two
 * numbers before the year are month and day, unless the first is above 12. Eight digits are read in the same order, or
 * begin with the year. Returns null for anything else, including a two-digit year.
 */
export function readWholeDate(text: string): DateFields | null {
  if (text.length > LONGEST) return null;
  const withoutTime = plainText(text)
    .toLowerCase()
    .replace(/^(\d{4}-\d\d-\d\d)t\S*$/, '$1');
  const [first = '', second = '', third = '', ...rest] = withoutTime.split(/[\s,./-]+/).filter((word) => word !== '' && !JOINING.has(word));
  if (rest.length > 0) return null;
  if (second === '') return readEightDigits(first);
  if (isYear(first)) return fields(monthIn(second), dayIn(third), first);
  if (!isYear(third)) return null;
  const isDayFirst = monthIn(first) === null || isName(second);
  return isDayFirst ? fields(monthIn(second), dayIn(first), third) : fields(monthIn(first), dayIn(second), third);
}

/** Ways to write a date as eight digits, the usual one first. The year keeps them apart: it is of a shopper's lifetime. */
const EIGHT_DIGITS = [
  /^(?<month>\d\d)(?<day>\d\d)(?<year>(?:19|20)\d\d)$/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/,
];

function readEightDigits(text: string): DateFields | null {
  for (const way of EIGHT_DIGITS) {
    const { month = '', day = '', year = '' } = way.exec(text)?.groups ?? {};
    const read = fields(monthIn(month), dayIn(day), year);
    if (read) return read;
  }
  return null;
}

function fields(month: number | null, day: number | null, year: string): DateFields | null {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return month === null || day === null ? null : { month: twoDigits(month), day: twoDigits(day), year };
}

const isName = (word: string) => /^\D/.test(word);
const isYear = (word: string) => /^\d{4}$/.test(word);

/** Reads a number from 1 to 12, or a month name of at least three letters. */
function monthIn(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return within(Number(word), 12);
  const at = word.length < 3 ? -1 : MONTHS.findIndex((names) => names.some((name) => name.startsWith(word)));
  return at < 0 ? null : at + 1;
}

function dayIn(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|\u00ba|\u00b0)?$/.exec(word) ?? [];
  return digits === undefined ? null : within(Number(digits), 31);
}

const within = (value: number, highest: number) => (value >= 1 && value <= highest ? value : null);
