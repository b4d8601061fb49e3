import { describe, expect, it } from 'vitest';
import { fieldOf, readFlag, readText, readYear, readZip } from '../../../src/shared/http/wire.js';

describe('a field of a response', () => {
  it('must be the object’s own, not one that a host page has added to every object', () => {
    const prototype = Object.prototype as { systemDate?: unknown };
    prototype.systemDate = '2026-12-31';
    try {
      expect(fieldOf({}, 'systemDate')).toBeNull();
    } finally {
      delete prototype.systemDate;
    }
  });

  it.each([
    [1899, null],
    [1900, 1900],
    [2026, 2026],
    ['2026', 2026],
    [2999, 2999],
    [3000, null],
    [2026.5, null],
    [null, null],
    ['next', null],
  ])('is read as a year: %j is %j', (value, year) => {
    expect(readYear(value)).toBe(year);
  });

  it.each([
    ['85004', '85004'],
    [85004, '85004'],
    [' 02134 ', '02134'],
    [2134, '02134'],
    ['2134', '02134'],
    [501, '00501'],
    ['85004-1234', '85004'],
    ['02134-1234', '02134'],
    [0, '0'],
    [85, '85'],
    ['8500', '08500'],
    ['85004-12', '85004-12'],
    ['85004-12345', '85004-12345'],
    ['123a', '123a'],
    ['a123', 'a123'],
    ['Not Applicable', null],
    ['', null],
    [null, null],
  ])('[VAL-02] is read as a ZIP code: %j is %j', (value, zip) => {
    expect(readZip(value)).toBe(zip);
  });

  it.each([
    [true, true],
    [' Yes ', true],
    ['N', false],
    [' No ', false],
    ['FALSE', false],
    ['maybe', null],
    ['', null],
    [1, null],
    [null, null],
  ])('is read as a flag: %j is %j', (value, flag) => {
    expect(readFlag(value)).toBe(flag);
  });

  it.each([
    ['1e999', null],
    ['7.5', '7.5'],
    ['" text "', 'text'],
    ['"Not Applicable"', null],
  ])('is read as a text: %s in JSON is %j', (json, text) => {
    expect(readText(JSON.parse(json))).toBe(text);
  });
});
