import { afterEach, describe, expect, it, vi } from 'vitest';
import { chicagoClock, timeOfDay } from '../../../src/shared/calendar/chicago-clock.js';
import { clockStart, readSystemDate } from '../../../src/shared/calendar/system-date.js';
import { plus, wallClock } from '../../../src/shared/calendar/wall-clock.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const chicagoTime = (14 * 60 + 5) * 60_000;

describe("the server's date", () => {
  const nov20 = wallClock(2026, 11, 20, 9, 30, 0);
  it.each([
    ['ISO', '2026-11-20T09:30:00', nov20],
    ['ISO without seconds', '2026-11-20T09:30', nov20],
    ['ISO with a space', '2026-11-20 09:30:00', nov20],
    ['US', '11/20/2026 09:30:00', nov20],
    ['spaces around it', ' 2026-11-20T09:30:00 ', nov20],
    ['Z', '2026-11-20T09:30:00Z', nov20],
    ['offset ahead', '2026-11-20T09:30:00+10:00', nov20],
    ['offset behind', '2026-11-20T09:30:00-06:00', nov20],
    ['offset without colon', '2026-11-20T09:30:00-0600', nov20],
    ['milliseconds', '2026-11-20T09:30:00.123', plus(nov20, 123)],
    ['one digit of a second', '2026-11-20T09:30:00.5Z', plus(nov20, 500)],
    ['nanoseconds', '2026-11-20T09:30:00.123456789Z', plus(nov20, 123)],
    ['US with Z and milliseconds', '11/20/2026 09:30:00.000Z', nov20],
    ['last second of a year', '2026-12-31T23:59:59', wallClock(2026, 12, 31, 23, 59, 59)],
    ['eight in the evening', '2026-11-20T20:00:00', wallClock(2026, 11, 20, 20)],
    ['leap day', '2028-02-29T00:00:00', wallClock(2028, 2, 29)],
    ['the hour that daylight saving time skips', '2026-03-08T02:30:00', wallClock(2026, 3, 8, 2, 30)],
    ['date without a time', '2026-11-20', wallClock(2026, 11, 20, 14, 5)],
    ['US date without a time', '11/20/2026', wallClock(2026, 11, 20, 14, 5)],
  ])('[YEAR-05] reads the wall clock as written: %s', (_, text, expected) => {
    expect(readSystemDate(text, () => chicagoTime)).toBe(expected);
  });

  it.each([
    ['empty', ''],
    ['words', 'tomorrow'],
    ['month 13', '2026-13-01T00:00:00'],
    ['February 29 of a common year', '2026-02-29T00:00:00'],
    ['November 31', '11/31/2026 00:00:00'],
    ['day 0', '2026-11-00'],
    ['hour 24', '2026-11-20T24:00:00'],
    ['minute 60', '2026-11-20T09:60:00'],
    ['second 60', '2026-11-20T09:30:60'],
    ['year of two digits', '26-11-20T09:30:00'],
    ['year 50', '0050-11-20T09:30:00'],
    ['text after it', '2026-11-20T09:30:00 o’clock'],
    ['text before it', 'on 2026-11-20T09:30:00'],
    ['text between date and time', '2026-11-20, T09:30:00'],
    ['hour without minutes', '2026-11-20T09'],
    ['offset of 20 hours', '2026-11-20T09:30:00+20:00'],
    ['a date without a time, with Z', '2026-11-20Z'],
    ['day first', '20/11/2026'],
    ['full-width digits', '２０２６-11-20'],
    ['epoch', '1795166400000'],
    ['1 MB of digits', '2'.repeat(1_000_000)],
  ])('[YEAR-05] cannot read %s', (_, text) => {
    expect(readSystemDate(text, () => chicagoTime)).toBeNull();
  });
});

describe('the clock in Chicago', () => {
  it.each([
    ['winter, UTC-6', Date.UTC(2026, 0, 1, 5, 59, 59), wallClock(2025, 12, 31, 23, 59, 59)],
    ['midnight is hour 0 of the new day', Date.UTC(2026, 0, 1, 6, 0, 0), wallClock(2026, 1, 1)],
    ['summer, UTC-5', Date.UTC(2026, 6, 1, 5, 0, 0), wallClock(2026, 7, 1)],
    ['last second before daylight saving time', Date.UTC(2026, 2, 8, 7, 59, 59), wallClock(2026, 3, 8, 1, 59, 59)],
    ['first second of daylight saving time', Date.UTC(2026, 2, 8, 8, 0, 0), wallClock(2026, 3, 8, 3)],
    ['the repeated hour', Date.UTC(2026, 10, 1, 7, 30, 0), wallClock(2026, 11, 1, 1, 30)],
    ['milliseconds', Date.UTC(2026, 6, 1, 5, 0, 0) + 42, plus(wallClock(2026, 7, 1), 42)],
    ['before 1970, with milliseconds', Date.UTC(1969, 6, 1, 5, 0, 0) + 42, plus(wallClock(1969, 7, 1), 42)],
  ])('[YEAR-05] converts a moment to Chicago time: %s', (_, epochMs, expected) => {
    expect(chicagoClock(epochMs)).toBe(expected);
  });

  it.each(['Pacific/Honolulu', 'Pacific/Guam', 'UTC'])('[YEAR-05] gives the same time in a browser in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(chicagoClock(Date.UTC(2026, 9, 15, 5, 0, 0))).toBe(wallClock(2026, 10, 15));
    expect(readSystemDate('2026-10-15T00:00:00', () => 0)).toBe(wallClock(2026, 10, 15));
  });

  it('[YEAR-05] finds the time of day, also before 1970', () => {
    expect(timeOfDay(wallClock(2026, 11, 20, 14, 5))).toBe(chicagoTime);
    expect(timeOfDay(wallClock(1969, 7, 1, 14, 5))).toBe(chicagoTime);
    expect(timeOfDay(wallClock(2026, 11, 20))).toBe(0);
  });
});

describe('the start of the clock', () => {
  const epoch = Date.UTC(2026, 10, 20, 20, 5, 0);
  it.each([
    ['the server’s date', '2025-10-01T00:00:00', wallClock(2025, 10, 1)],
    ['the server’s date at Chicago’s time of day', '2025-10-01', wallClock(2025, 10, 1, 14, 5)],
    ['Chicago time if the date is unreadable', 'soon', wallClock(2026, 11, 20, 14, 5)],
    ['Chicago time if the date failed to load', null, wallClock(2026, 11, 20, 14, 5)],
  ])('[YEAR-05] starts from %s', (_, text, expected) => {
    expect(clockStart(text, epoch)).toEqual(expected);
  });
});
