import { DAY_MS, plus, type WallClock, wallClock } from './wall-clock.js';

let chicago: Intl.DateTimeFormat | undefined;

/** Creates the formatter at its first use, because the first one is slow on an old phone. */
function chicagoFormat(): Intl.DateTimeFormat {
  chicago ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return chicago;
}

/** Converts a Unix time in milliseconds to the wall clock in America/Chicago (YEAR-05). Throws a RangeError for NaN. */
export function chicagoClock(epochMs: number): WallClock {
  const field: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of chicagoFormat().formatToParts(epochMs)) field[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
  // The offset of Chicago is whole seconds, so the milliseconds are the same as in Unix time.
  return plus(wallClock(year, month, day, hour, minute, second), ((epochMs % 1000) + 1000) % 1000);
}

/** Returns the milliseconds since midnight. */
export function timeOfDay(moment: WallClock): number {
  return ((moment % DAY_MS) + DAY_MS) % DAY_MS;
}
