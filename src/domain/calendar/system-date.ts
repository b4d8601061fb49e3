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

/**
 * The moment that a visit starts from: the server's date when it was fetched and can be read, else the browser's time in Chicago (YEAR-05,
 * ENV-02).
 */
export function clockStart(systemDate: string | null, epochMs: number): WallClock {
  const browser = () => chicagoClock(epochMs);
  return (systemDate === null ? null : readSystemDate(systemDate, () => timeOfDay(browser()))) ?? browser();
}
