import { fieldsOf, plus, type WallClock, wallClock } from './wall-clock.js';

/** A date or time as a service wrote it, without any conversion. */
export interface WrittenTime {
  /** The fields as written, or midnight if there is no time. */
  readonly at: WallClock;
  readonly hasTime: boolean;
  /** Minutes ahead of UTC, or null if there is no offset. */
  readonly offset: number | null;
}

// No accepted form is longer, so longer text is refused at once.
const LONGEST = 40;
const DATE = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\/(\d\d?)\/(\d{4}))/;
const TIME = /^[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-][01]\d:?[0-5]\d)?$/;

/**
 * Reads `YYYY-MM-DD` or `M/D/YYYY`. A time may follow: `T` or a space, `HH:mm[:ss[.fff]]`, then `Z` or an offset.
 * Returns null for anything else, such as February 30.
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

/** Returns midnight of a day, or null if the calendar does not have it. Month is 1 to 12. */
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
