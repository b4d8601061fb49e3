import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf as planKeyOf } from '../../../src/domain/plan/plan.js';
import { focusAfterRemoval } from '../../../src/domain/removal/focus-target.js';
import { withoutLeaving } from '../../../src/domain/removal/removals.js';
import { medicarePlan } from '../plan/samples.js';

const itself = (item: string) => item;

describe('a list that items leave', () => {
  const list = ['a', 'b', 'c', 'd'];
  const shown = (confirmed: readonly string[], ...leaving: string[]) => withoutLeaving(confirmed, new Set(leaving), itself);

  it('[REM-02] shows what stays, in its order', () => {
    expect(shown(list, 'b')).toEqual(['a', 'c', 'd']);
    expect(shown(list, 'd', 'a')).toEqual(['b', 'c']);
    expect(shown(list, ...list)).toEqual([]);
  });

  it('[REM-02] shows the same array while nothing leaves, so that nothing is drawn again', () => {
    expect(shown(list)).toBe(list);
    expect(shown(list, 'x')).toBe(list);
  });

  it('[REM-03] has an item that no longer leaves at its old place, whatever else leaves or has gone', () => {
    expect(shown(list, 'a')).toEqual(['b', 'c', 'd']);
    expect(shown(shown(list, 'd'), 'a')).toEqual(['b', 'c']);
  });

  it('[REM-07] sends the confirmed list less the one item: what else is leaving stays in', () => {
    expect(shown(list, 'b')).toEqual(['a', 'c', 'd']);
  });

  it('[REM-07] tells plans of two years apart by their keys', () => {
    const plans = [medicarePlan(), medicarePlan({ year: 2027 })];
    expect(withoutLeaving(plans, new Set([planKeyOf(medicarePlan())]), planKeyOf)).toEqual([plans[1]]);
  });

  it('[REM-02] [REM-03] shows exactly what does not leave, in the first order, of any list', () => {
    const items = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(items, fc.array(fc.string({ maxLength: 3 })), (all, leaving) => {
        expect(shown(all, ...leaving)).toEqual(all.filter((item) => !leaving.includes(item)));
      }),
    );
  });
});

describe('focus after a removal', () => {
  it.each([
    ['the first: the next one', ['a', 'b', 'c'], 'a', 'b'],
    ['one in the middle: the next one', ['a', 'b', 'c'], 'b', 'c'],
    ['the last: the heading', ['a', 'b', 'c'], 'c', undefined],
    ['the only one: the heading', ['a'], 'a', undefined],
    ['none of them: the heading', ['a', 'b'], 'x', undefined],
    ['an empty list: the heading', [], 'a', undefined],
  ])('[REM-06] %s', (_, keys, removed, target) => {
    expect(focusAfterRemoval(keys, removed)).toBe(target);
  });
});
