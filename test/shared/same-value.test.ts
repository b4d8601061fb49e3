import { describe, expect, it } from 'vitest';
import { isSameValue } from '../../src/shared/same-value.js';

const made = () => ({ name: 'Plan', bullets: [{ rank: 1 }, { rank: 2 }], cost: null, byPlan: new Map([['a', { status: 'In Progress' }]]) });

describe('comparing two values', () => {
  it('[LOAD-01] finds equal content at any depth', () => {
    expect(isSameValue(made(), made())).toBe(true);
    expect(isSameValue([], [])).toBe(true);
    expect(isSameValue(Number.NaN, Number.NaN)).toBe(true);
  });

  it.each([
    ['another text', { ...made(), name: 'Other' }],
    ['another row', { ...made(), bullets: [{ rank: 1 }, { rank: 3 }] }],
    ['another order', { ...made(), bullets: [{ rank: 2 }, { rank: 1 }] }],
    ['an added row', { ...made(), bullets: [...made().bullets, { rank: 3 }] }],
    ['an added field', { ...made(), more: undefined }],
    ['a field with another name', { ...made(), cost: undefined, price: null }],
    ['undefined instead of null', { ...made(), cost: undefined }],
    ['another entry of a map', { ...made(), byPlan: new Map([['a', { status: 'Approved' }]]) }],
    ['an empty map', { ...made(), byPlan: new Map() }],
    ['an object instead of a map', { ...made(), byPlan: {} }],
  ])('[LOAD-01] finds a difference: %s', (_what, other) => {
    expect(isSameValue(made(), other)).toBe(false);
    expect(isSameValue(other, made())).toBe(false);
  });

  it('[LOAD-01] compares functions and other objects by identity', () => {
    const decide = () => 1;
    expect(isSameValue(decide, decide)).toBe(true);
    expect(isSameValue(decide, () => 1)).toBe(false);
    expect(isSameValue(new Set([1]), new Set([1]))).toBe(false);
    expect(isSameValue([], {})).toBe(false);
    expect(isSameValue(null, {})).toBe(false);
    expect(isSameValue({ hasOwnProperty: 1 }, { hasOwnProperty: 2 })).toBe(false);
    expect(isSameValue({ before: undefined }, { after: undefined })).toBe(false);
  });
});
