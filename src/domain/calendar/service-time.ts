import { chicagoClock } from './chicago-clock.js';
import { DAY, plus, type WallClock } from './wall-clock.js';
import { readWrittenTime, type WrittenTime } from './written-time.js';

/** A moment that a service wrote, on Chicago's clock. */
export interface ServiceTime {
  readonly at: WallClock;
  /** A date alone: `at` is its midnight. */
  readonly isDateOnly: boolean;
}

/**
 * Reads a timestamp of a service. With `Z` or an offset it is converted to Chicago's clock, without one it is that clock
 * as written, and a date alone stays the date that was written. Null when missing or unreadable.
 */
export function readServiceTime(text: string | null | undefined): ServiceTime | null {
  const written = text ? readWrittenTime(text) : null;
  if (!written) return null;
  return { at: inChicago(written), isDateOnly: !written.hasTime };
}

function inChicago(written: WrittenTime): WallClock {
  return written.offset === null ? written.at : chicagoClock(utcOf(written));
}

/** Milliseconds on the clock that was written, or of UTC where its offset was. */
function utcOf({ at, offset }: WrittenTime): number {
  return at - (offset ?? 0) * 60_000;
}

/**
 * Sorts timestamps of a service, newest first and unreadable ones last. Times are converted to Chicago's clock only when one of the two has
 * an offset and the other has none: creating that clock takes a slow phone a tenth of a second.
 */
export function newestFirst(a: WrittenTime | null, b: WrittenTime | null): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const clock = (a.offset === null) === (b.offset === null) ? utcOf : inChicago;
  return clock(b) - clock(a);
}

/** Reads a time that means a day: midnight of any zone is taken as that day, and not as the evening before in Chicago. */
export function readDay(text: string | null): ServiceTime | null {
  const written = readWrittenTime(text ?? '');
  return written && written.at % DAY === 0 ? { at: written.at, isDateOnly: true } : readServiceTime(text);
}

/** The moment alone, for sorting and for comparing two saves. */
export function readTimestamp(text: string | null | undefined): WallClock | null {
  return readServiceTime(text)?.at ?? null;
}

/** The last millisecond that belongs to the time: a date alone lasts through 23:59:59 (ACT-01). */
export function lastMomentOf(time: ServiceTime): WallClock {
  return time.isDateOnly ? plus(time.at, DAY - 1) : time.at;
}
