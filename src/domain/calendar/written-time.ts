import { fieldsOf, plus, type WallClock, wallClock } from './wall-clock.js';

/** A date or a moment as a service wrote it, with nothing converted. */
export interface WrittenTime {
  /** The fields as written; midnight when no time was written. */
  readonly at: WallClock;
  readonly hasTime: boolean;
  /** Minutes ahead of UTC; null when none was written. */
  readonly offset: number | null;
}

// Longer than any of the forms below, and short enough for any text to be refused at once.
const LONGEST = 40;
const DATE = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\/(\d\d?)\/(\d{4}))/;
const TIME = /^[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-][01]\d:?[0-5]\d)?$/;

/**
 * Reads `YYYY-MM-DD` or `M/D/YYYY`, alone or with `T` or a space and `HH:mm[:ss[.fff]]`, which `Z` or an offset may follow.
 * Anything else, also a day that no calendar has, is null.
 */
export function readWrittenTime(text: string): WrittenTime | null {
  const trimmed = text.length > LONGEST ? '' : text.trim();
  const date = DATE.exec(trimmed);
  if (!date) return null;
  const midnight = realMidnight(Number(date[1] ?? date[6]), Number(date[2] ?? date[4]), Number(date[3] ?? date[5]));
  const rest = trimmed.slice(date[0].length);
  if (midnight === null || !rest) return midnight === null ? null : { at: midnight, hasTime: false, offset: null };
  const time = TIME.exec(rest);
  return time ? { at: plus(midnight, millisecondsOf(time)), hasTime: true, offset: offsetOf(time[5]) } : null;
}

/** The midnight of a day that the calendar has, else null; month counts from 1. */
export function realMidnight(year: number, month: number, day: number): WallClock | null {
  const midnight = wallClock(year, month, day);
  const real = fieldsOf(midnight);
  return real.year === year && real.month === month && real.day === day ? midnight : null;
}

function millisecondsOf([, hour, minute, second = '0', fraction = '']: RegExpExecArray): number {
  return ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}

function offsetOf(zone: string | undefined): number | null {
  if (!zone) return null;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
