import { describe, expect, it } from 'vitest';
import { importEligibility } from '../../../src/features/session/rules/import-eligibility.js';
import { lastMomentOf, newestFirst, readServiceTime, readTimestamp } from '../../../src/shared/calendar/service-time.js';
import { clockText, timestampText } from '../../../src/shared/calendar/time-text.js';
import { plus, wallClock } from '../../../src/shared/calendar/wall-clock.js';
import { readWrittenTime } from '../../../src/shared/calendar/written-time.js';

describe('timestamps of the services', () => {
  it.each([
    ['Z is converted to Chicago', '2025-12-01T03:00:00Z', wallClock(2025, 11, 30, 21), false],
    ['Z without seconds', '2025-12-01T03:00Z', wallClock(2025, 11, 30, 21), false],
    ['Z in July', '2026-07-01T03:00:00.500Z', plus(wallClock(2026, 6, 30, 22), 500), false],
    ['an offset ahead', '2026-01-01T00:00:00+05:30', wallClock(2025, 12, 31, 12, 30), false],
    ['the farthest offset', '2026-01-01T00:00:00+14:00', wallClock(2025, 12, 31, 4), false],
    ['an offset behind', '2026-01-01T00:00:00-08:00', wallClock(2026, 1, 1, 2), false],
    ['no offset, Chicago time as written', '2026-07-01T03:00:00', wallClock(2026, 7, 1, 3), false],
    ['a date without a time', '2026-01-31', wallClock(2026, 1, 31), true],
    ['a US date without a time', '01/31/2026', wallClock(2026, 1, 31), true],
  ])('[ENV-04] reads a timestamp: %s', (_, text, at, isDateOnly) => {
    expect(readServiceTime(text)).toEqual({ at, isDateOnly });
    expect(readTimestamp(text)).toBe(at);
  });

  it.each([[null], [undefined], [''], ['null'], ['2026-02-30'], ['2026-01-01'.padEnd(60)]])(
    '[ENV-04] reads no timestamp from %j',
    (text) => {
      expect(readServiceTime(text)).toBeNull();
      expect(readTimestamp(text)).toBeNull();
    },
  );

  it.each([
    ['two times without a time zone', '2026-01-05T10:00:00', '2026-01-05T09:59:59'],
    ['two dates', '2026-01-05', '2026-01-04'],
    ['UTC', '2026-01-05T10:00:00Z', '2026-01-05T09:59:59Z'],
    ['two time zones', '2026-01-05T05:00:00-06:00', '2026-01-05T10:59:00Z'],
    ['the repeated hour in November', '2026-11-01T07:30:00Z', '2026-11-01T06:45:00Z'],
    ['UTC and Chicago time in winter', '2026-01-05T16:00:00Z', '2026-01-05T09:59:00'],
    ['Chicago time and UTC in summer', '2026-07-05T09:01:00', '2026-07-05T14:00:00Z'],
    ['a time and an unreadable one', '2026-01-05T10:00:00Z', 'not a time'],
    ['a date and a missing one', '1999-01-05', ''],
  ])('[PLN-06] sorts the newest first: %s', (_, newer, older) => {
    const [first, second] = [readWrittenTime(newer), readWrittenTime(older)];
    expect(newestFirst(first, second)).toBeLessThan(0);
    expect(newestFirst(second, first)).toBeGreaterThan(0);
  });

  it.each([
    ['the same moment in two time zones', '2026-03-05T05:00:00-06:00', '2026-03-05T11:00:00Z'],
    ['the same moment, one as Chicago time', '2026-03-05T05:00:00', '2026-03-05T11:00:00Z'],
    ['two unreadable times', '', 'null'],
  ])('[PLN-06] treats both times as equal: %s', (_, one, other) => {
    expect(newestFirst(readWrittenTime(one), readWrittenTime(other))).toBe(0);
  });

  it.each([
    ['a date, at 23:59:59.999', '2026-06-30', wallClock(2026, 7, 1) - 1],
    ['a time, the time itself', '2026-06-30T08:00:00', wallClock(2026, 6, 30, 8)],
  ])('[YEAR-05] finds the last moment of %s', (_, text, expected) => {
    const time = readServiceTime(text);
    expect(time && lastMomentOf(time)).toBe(expected);
  });

  it.each([
    ['midnight', wallClock(2026, 1, 1), '12:00 AM CST', '1/1/2026, 12:00 AM CST'],
    ['morning', wallClock(2026, 1, 1, 9, 5), '9:05 AM CST', '1/1/2026, 9:05 AM CST'],
    ['the hour before noon', wallClock(2026, 1, 1, 11, 30), '11:30 AM CST', '1/1/2026, 11:30 AM CST'],
    ['noon', wallClock(2026, 1, 1, 12), '12:00 PM CST', '1/1/2026, 12:00 PM CST'],
    ['afternoon', wallClock(2025, 11, 14, 15, 42, 59), '3:42 PM CST', '11/14/2025, 3:42 PM CST'],
    ['last minute', wallClock(2026, 12, 31, 23, 59), '11:59 PM CST', '12/31/2026, 11:59 PM CST'],
    ['July, in daylight saving time', wallClock(2026, 7, 4, 13), '1:00 PM CST', '7/4/2026, 1:00 PM CST'],
  ])('[ENV-04] writes 12-hour time with CST: %s', (_, moment, clock, timestamp) => {
    expect(clockText(moment)).toBe(clock);
    expect(timestampText(moment)).toBe(timestamp);
  });
});

describe('one import a month', () => {
  const jan1 = wallClock(2026, 1, 1);
  it.each([
    ['never agreed', null, jan1, true, 'never-agreed'],
    ['unreadable', 'last week', jan1, true, 'never-agreed'],
    ['Dec 31, now Jan 1', '2025-12-31T12:00:00', jan1, true, 'agreed-earlier'],
    ['same month last year', '2025-01-15T12:00:00', jan1, true, 'agreed-earlier'],
    ['same month and year', '2026-01-01T00:00:00', wallClock(2026, 1, 31, 23, 59, 59), false, 'agreed-this-month'],
    ['the month after', '2026-01-31T23:59:59', wallClock(2026, 2, 1), true, 'agreed-earlier'],
    ['2025-12-01T03:00Z counts as November, seen in December', '2025-12-01T03:00Z', wallClock(2025, 12, 15), true, 'agreed-earlier'],
    [
      '2025-12-01T03:00Z counts as November, seen in November',
      '2025-12-01T03:00Z',
      wallClock(2025, 11, 30, 23),
      false,
      'agreed-this-month',
    ],
    ['the first of the month without a time', '2025-12-01', wallClock(2025, 12, 31), false, 'agreed-this-month'],
    ['the first of the month as midnight in UTC', '2025-12-01T00:00:00.000Z', wallClock(2025, 12, 31), false, 'agreed-this-month'],
    ['January 1 as midnight in UTC', '2026-01-01T00:00:00Z', wallClock(2026, 1, 2), false, 'agreed-this-month'],
  ])('[IMP-02] decides whether an import is allowed: %s', (_, agreed, today, isEligible, reason) => {
    expect(importEligibility(agreed, today)).toEqual({ isEligible, reason });
  });
});
