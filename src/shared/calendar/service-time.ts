import { chicagoClock } from './chicago-clock.js';
import { DAY_MS, plus, type WallClock } from './wall-clock.js';
import { readWrittenTime, type WrittenTime } from './written-time.js';

/** A time from a service, as Chicago time. */
export interface ServiceTime {
  readonly at: WallClock;
  /** True for a date without a time. `at` is then its midnight. */
  readonly isDateOnly: boolean;
}

/**
 * Reads a timestamp of a service. Returns null if it is missing or unreadable. A time with `Z` or an offset is
 * converted to Chicago time. Any other time or date stays as written.
 */
export function readServiceTime(text: string | null | undefined): ServiceTime | null {
  const written = text ? readWrittenTime(text) : null;
  if (!written) return null;
  return { at: inChicago(written), isDateOnly: !written.hasTime };
}

function inChicago(written: WrittenTime): WallClock {
  return written.offset === null ? written.at : chicagoClock(utcOf(written));
}

/** Returns milliseconds in UTC if an offset was written, or else milliseconds of the time as written. */
function utcOf({ at, offset }: WrittenTime): number {
  return at - (offset ?? 0) * 60_000;
}

/**
 * Compares timestamps of a service, newest first and unreadable ones last. Converting to Chicago time takes a slow
 * phone a tenth of a second. It is needed only if one of the two has no offset.
 */
export function newestFirst(a: WrittenTime | null, b: WrittenTime | null): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const clock = (a.offset === null) === (b.offset === null) ? utcOf : inChicago;
  return clock(b) - clock(a);
}

/**
 * Reads a date, or null if it is missing or unreadable. Midnight in any time zone counts as that date, not as the
 * evening before in Chicago (ACT-01).
 */
export function readDay(text: string | null): ServiceTime | null {
  const written = readWrittenTime(text ?? '');
  return written && written.at % DAY_MS === 0 ? { at: written.at, isDateOnly: true } : readServiceTime(text);
}

/** Reads a timestamp for sorting and comparing. Returns null if it is missing or unreadable. */
export function readTimestamp(text: string | null | undefined): WallClock | null {
  return readServiceTime(text)?.at ?? null;
}

/** Returns the last millisecond of a time. A date without a time lasts through 23:59:59 (ACT-01). */
export function lastMomentOf(time: ServiceTime): WallClock {
  return time.isDateOnly ? plus(time.at, DAY_MS - 1) : time.at;
}
