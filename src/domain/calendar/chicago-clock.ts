import { DAY, plus, type WallClock, wallClock } from './wall-clock.js';

let chicago: Intl.DateTimeFormat | undefined;

/** Made at the first use, not at start-up: the first formatter of a page is dear on an old phone. */
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

/** The wall clock in America/Chicago at a moment of the Unix epoch, in milliseconds (YEAR-05). Throws a RangeError for NaN. */
export function chicagoClock(epochMs: number): WallClock {
  const field: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of chicagoFormat().formatToParts(epochMs)) field[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
  // Chicago is whole seconds from UTC, so that the milliseconds of the epoch are its own.
  return plus(wallClock(year, month, day, hour, minute, second), ((epochMs % 1000) + 1000) % 1000);
}

/** Milliseconds since the midnight of the moment's day. */
export function timeOfDay(moment: WallClock): number {
  return ((moment % DAY) + DAY) % DAY;
}
