import { chicagoClock, timeOfDay } from './chicago-clock.js';
import { plus, type WallClock } from './wall-clock.js';
import { readWrittenTime } from './written-time.js';

/**
 * Reads the server's date as its wall clock, exactly as written. An offset or `Z` is ignored (YEAR-05).
 *
 * @param chicagoTimeOfDay returns the milliseconds since midnight in Chicago, called if the date has no time.
 * @returns null if the text cannot be read, which counts as a failed request.
 */
export function readSystemDate(text: string, chicagoTimeOfDay: () => number): WallClock | null {
  const written = readWrittenTime(text);
  if (!written) return null;
  return written.hasTime ? written.at : plus(written.at, chicagoTimeOfDay());
}

/**
 * Returns the time at which a visit starts (YEAR-05, ENV-02). It is the server's date, or the browser's time in Chicago
 * if that date is missing or unreadable.
 */
export function clockStart(systemDate: string | null, epochMs: number): WallClock {
  const browser = () => chicagoClock(epochMs);
  return (systemDate === null ? null : readSystemDate(systemDate, () => timeOfDay(browser()))) ?? browser();
}
