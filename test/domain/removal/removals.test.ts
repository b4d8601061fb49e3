import { describe, expect, it } from 'vitest';
import { keyOf as planKeyOf } from '../../../src/domain/plan/plan.js';
import { focusAfterRemoval } from '../../../src/domain/removal/focus-target.js';
import { without, withoutLeaving } from '../../../src/domain/removal/removals.js';
import { medicarePlan } from '../plan/samples.js';

const itself = (item: string) => item;

describe('a list that items leave', () => {
  const list = Object.freeze(['a', 'b', 'c', 'd']);

  it.each([
    ['one', ['b'], ['a', 'c', 'd']],
    ['several', ['d', 'a'], ['b', 'c']],
    ['all', ['a', 'b', 'c', 'd'], []],
    ['one that is not in it', ['x'], ['a', 'b', 'c', 'd']],
  ])('[REM-02] [REM-03] shows the others in their order: %s', (_, leaving, shown) => {
    expect(withoutLeaving(list, new Set(leaving), itself)).toEqual(shown);
  });

  it('shows the same array while nothing leaves, so that nothing is drawn again', () => {
    expect(withoutLeaving(list, new Set(), itself)).toBe(list);
    expect(withoutLeaving(list, new Set(['x']), itself)).toBe(list);
  });

  it('[REM-07] is written less the one item', () => {
    expect(without(list, 'b', itself)).toEqual(['a', 'c', 'd']);
    expect(without(list, 'x', itself)).toEqual(list);
  });

  it('[REM-07] tells plans of two years apart by their keys', () => {
    const plans = [medicarePlan(), medicarePlan({ year: 2027 })];
    expect(without(plans, planKeyOf(medicarePlan()), planKeyOf)).toEqual([plans[1]]);
  });
});

describe('focus after a removal', () => {
  it.each([
    ['the first: the next one', ['a', 'b', 'c'], 'a', { kind: 'item', key: 'b' }],
    ['one in the middle: the next one', ['a', 'b', 'c'], 'b', { kind: 'item', key: 'c' }],
    ['the last: the heading', ['a', 'b', 'c'], 'c', { kind: 'heading' }],
    ['the only one: the heading', ['a'], 'a', { kind: 'heading' }],
    ['none of them: the heading', ['a', 'b'], 'x', { kind: 'heading' }],
    ['an empty list: the heading', [], 'a', { kind: 'heading' }],
  ])('[REM-06] %s', (_, keys, removed, target) => {
    expect(focusAfterRemoval(keys, removed)).toEqual(target);
  });
});
