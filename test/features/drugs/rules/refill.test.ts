import { describe, expect, it } from 'vitest';
import { checkRefill } from '../../../../src/features/drugs/rules/refill.js';

describe('a refill', () => {
  it.each([
    ['30 days', 30, 30],
    ['90 days', 90, 90],
    ['60 days counts as 30', 60, 30],
    ['a missing one counts as 30', null, 30],
    ['0 counts as 30', 0, 30],
    ['a negative one counts as 30', -90, 30],
    ['not a number counts as 30', Number.NaN, 30],
    ['90.5 counts as 30', 90.5, 30],
  ])('[VAL-01] normalizes the supply length: %s', (_, supplyLength, expected) => {
    expect(checkRefill({ quantity: 60, supplyLength, frequency: null })).toEqual({
      ok: true,
      value: { quantity: 60, supplyLength: expected, frequency: null },
    });
  });

  it.each([
    ['30', 'Every 1 Month'],
    ['90', 'Every 3 Months'],
    ['every 1 month', 'Every 1 Month'],
    ['every 3 months', 'Every 3 Months'],
    ['Every 3 Months', 'Every 3 Months'],
    [' EVERY 1 MONTH ', 'Every 1 Month'],
    ['day', 'Day'],
    ['Week', 'Week'],
    ['month', 'Month'],
    ['60', null],
    ['every 2 months', null],
    ['year', null],
    ['constructor', null],
    ['', null],
    ['null', null],
    [null, null],
    ['month'.padEnd(41), null],
  ])('[VAL-01] reads the frequency %j as %j', (frequency, expected) => {
    expect(checkRefill({ quantity: 1, supplyLength: 90, frequency })).toEqual({
      ok: true,
      value: { quantity: 1, supplyLength: 90, frequency: expected },
    });
  });

  it.each([
    ['only a supply length', null, 30, 'supply-without-quantity'],
    ['supply and quantity 0', 0, 90, 'supply-without-quantity'],
    ['supply and a negative quantity', -1, 90, 'supply-without-quantity'],
    ['neither', null, null, 'invalid-drug-data'],
    ['both 0', 0, 0, 'invalid-drug-data'],
    ['both not numbers', Number.NaN, Number.NaN, 'invalid-drug-data'],
    ['an infinite quantity', Number.POSITIVE_INFINITY, null, 'invalid-drug-data'],
  ])('[VAL-01] refuses a refill with %s', (_, quantity, supplyLength, problem) => {
    expect(checkRefill({ quantity, supplyLength, frequency: 'every 1 month' })).toEqual({ ok: false, problem });
  });
});
