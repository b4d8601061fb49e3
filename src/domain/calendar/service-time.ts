import { chicagoClock } from './chicago-clock.js';
import { DAY, plus, type WallClock } from './wall-clock.js';
import { readWrittenTime } from './written-time.js';

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
  const at = written.offset === null ? written.at : chicagoClock(written.at - written.offset * 60_000);
  return { at, isDateOnly: !written.hasTime };
}

/** The moment itself, for what only asks when: to sort by, to compare two saves. */
export function readTimestamp(text: string | null | undefined): WallClock | null {
  return readServiceTime(text)?.at ?? null;
}

/** The last millisecond that belongs to the time: a date alone lasts through 23:59:59 (ACT-01). */
export function lastMomentOf(time: ServiceTime): WallClock {
  return time.isDateOnly ? plus(time.at, DAY - 1) : time.at;
}
