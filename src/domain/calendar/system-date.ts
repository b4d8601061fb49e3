import { chicagoClock, timeOfDay } from './chicago-clock.js';
import { plus, type WallClock } from './wall-clock.js';
import { readWrittenTime } from './written-time.js';

/**
 * The server's system date as its own wall clock: an offset, `Z` or milliseconds change nothing of what is written (YEAR-05).
 *
 * @param chicagoTimeOfDay milliseconds since midnight in Chicago, asked for when a date comes without a time.
 * @returns null when the text cannot be read, which counts as a failed fetch.
 */
export function readSystemDate(text: string, chicagoTimeOfDay: () => number): WallClock | null {
  const written = readWrittenTime(text);
  if (!written) return null;
  return written.hasTime ? written.at : plus(written.at, chicagoTimeOfDay());
}

/** The moment a visit starts from, and whose clock said so. */
export interface ClockStart {
  readonly at: WallClock;
  readonly source: 'server' | 'browser';
}

/** The server's date when it was fetched and can be read, else the browser's time in Chicago (YEAR-05, ENV-02). */
export function clockStart(systemDate: string | null, epochMs: number): ClockStart {
  const browser = () => chicagoClock(epochMs);
  const server = systemDate === null ? null : readSystemDate(systemDate, () => timeOfDay(browser()));
  return server === null ? { at: browser(), source: 'browser' } : { at: server, source: 'server' };
}
