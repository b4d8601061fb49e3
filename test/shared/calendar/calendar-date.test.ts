import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDate, isoDate, readCalendarDate, slashedDate } from '../../../src/shared/calendar/calendar-date.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('calendar dates', () => {
  it.each([
    ['February 29 in a leap year', 2028, 2, 29, true],
    ['February 29 in a common year', 1951, 2, 29, false],
    ['February 29, 1900, not a leap year', 1900, 2, 29, false],
    ['February 29, 2000, a leap year', 2000, 2, 29, true],
    ['November 31', 2026, 11, 31, false],
    ['month 0', 2026, 0, 1, false],
    ['month 13', 2026, 13, 1, false],
    ['day 0', 2026, 1, 0, false],
    ['day 1.5', 2026, 1, 1.5, false],
    ['not a number', 2026, Number.NaN, 1, false],
  ])('[VAL-05] accepts only dates that the calendar has: %s', (_, year, month, day, exists) => {
    expect(calendarDate(year, month, day)).toEqual(exists ? { year, month, day } : null);
  });

  it.each([
    ['date', '1950-01-01', '1950-01-01', '01/01/1950'],
    ['US date', '01/09/1950', '1950-01-09', '01/09/1950'],
    ['Z does not change the day', '1950-01-01T00:00:00Z', '1950-01-01', '01/01/1950'],
    ['an offset does not change the day', '1950-01-01T23:59:59-11:00', '1950-01-01', '01/01/1950'],
  ])('[LINK-07] reads and writes a birth date: %s', (_, text, iso, slashed) => {
    const date = readCalendarDate(text);
    expect(date && isoDate(date)).toBe(iso);
    expect(date && slashedDate(date)).toBe(slashed);
  });

  it.each([
    ['1/31/1950', '1950-01-31'],
    ['01/31/1950', '1950-01-31'],
    ['12/1/2026', '2026-12-01'],
    ['2/29/1952', '1952-02-29'],
    [' 1/31/1950 ', '1950-01-31'],
    ['1/31', null],
    ['1/31/1950/2', null],
    ['//', null],
    ['a/b/c', null],
    ['1/31/50', null],
    ['2/29/1951', null],
    ['13/1/1950', null],
    ['001/31/1950', null],
    ['1/031/1950', null],
    ['on 1/31/1950', null],
    ['１/31/1950', null],
    ['null', null],
    ['1/31/1950'.padStart(40), '1950-01-31'],
    ['1/31/1950'.padStart(41), null],
  ])('[VAL-05] reads month/day/year %j as %j', (text, expected) => {
    const date = readCalendarDate(text);
    expect(date && isoDate(date)).toBe(expected);
  });

  it.each([[null], [undefined], [''], ['1951-02-29'], ['someday']])('[LINK-07] reads no date from %j', (text) => {
    expect(readCalendarDate(text)).toBeNull();
  });

  it.each(['Pacific/Honolulu', 'Pacific/Guam', 'America/Chicago'])(
    '[LINK-07] writes the date like the es-PA locale, in a browser in %s',
    (zone) => {
      const esPa = new Intl.DateTimeFormat('es-PA', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const date = readCalendarDate('1950-01-09');
      expect(date && slashedDate(date)).toBe(esPa.format(Date.UTC(1950, 0, 9)));
    },
  );
});

describe('random dates and texts', () => {
  const days = fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  const real = days.map(({ year, month, day }) => calendarDate(year, month, day)).filter((one) => one !== null);

  it('[LINK-07] reads back the date that it wrote', () => {
    fc.assert(
      fc.property(real, (one) => {
        expect(readCalendarDate(isoDate(one))).toEqual(one);
        expect(readCalendarDate(slashedDate(one))).toEqual(one);
        expect(slashedDate(one)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      }),
    );
  });

  it('[LINK-07] returns a date of the calendar or nothing', () => {
    const almost = fc.tuple(fc.integer(), fc.integer(), fc.integer()).map((parts) => parts.join('-'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          almost,
          days.map(({ year, month, day }) => `${month}/${day}/${year}`),
        ),
        (text) => {
          const one = readCalendarDate(text);
          if (one) expect(calendarDate(one.year, one.month, one.day)).toEqual(one);
        },
      ),
    );
  });
});
