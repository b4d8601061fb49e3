/**
 * A time on the server's wall clock, without a time zone. The value is the milliseconds of `Date.UTC` for the fields as
 * written. Two values compare as numbers. A date without a time is its midnight. Enrollment windows follow this clock,
 * whatever the browser's time zone (YEAR-05).
 */
export type WallClock = number & { readonly __wallClock: unique symbol };

export interface WallFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** Creates a wall clock. Month is 1 to 12. Fields out of range roll over, as in `Date.UTC`. */
export function wallClock(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): WallClock {
  return Date.UTC(year, month - 1, day, hour, minute, second) as WallClock;
}

export function fieldsOf(moment: WallClock): WallFields {
  const date = new Date(moment);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Returns midnight of the same day. */
export function dayOf(moment: WallClock): WallClock {
  return (Math.floor(moment / DAY_MS) * DAY_MS) as WallClock;
}

/** Returns the time that is `milliseconds` later. */
export function plus(moment: WallClock, milliseconds: number): WallClock {
  return (moment + milliseconds) as WallClock;
}
