import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf as planKeyOf } from '../../../../src/features/plan/rules/plan.js';
import { withoutRemoved } from '../../../../src/features/profile/rules/removals.js';
import { focusAfterRemoval } from '../../../../src/ui/focus-target.js';
import { medicarePlan } from '../../plans/rules/samples.js';

const itself = (item: string) => item;

describe('a list with items that are being removed', () => {
  const list = ['a', 'b', 'c', 'd'];
  const shown = (confirmed: readonly string[], ...leaving: string[]) => withoutRemoved(confirmed, new Set(leaving), itself);

  it('[REM-02] hides the items that are being removed, and keeps the order', () => {
    expect(shown(list, 'b')).toEqual(['a', 'c', 'd']);
    expect(shown(list, 'd', 'a')).toEqual(['b', 'c']);
    expect(shown(list, ...list)).toEqual([]);
  });

  it('[REM-02] returns the same array if nothing is being removed, so nothing renders again', () => {
    expect(shown(list)).toBe(list);
    expect(shown(list, 'x')).toBe(list);
  });

  it('[REM-03] shows an item in its old place after a failed removal, even if others were removed', () => {
    expect(shown(list, 'a')).toEqual(['b', 'c', 'd']);
    expect(shown(shown(list, 'd'), 'a')).toEqual(['b', 'c']);
  });

  it('[REM-07] sends the confirmed list without the one removed item', () => {
    expect(shown(list, 'b')).toEqual(['a', 'c', 'd']);
  });

  it('[REM-07] distinguishes plans of two years by their keys', () => {
    const plans = [medicarePlan(), medicarePlan({ year: 2027 })];
    expect(withoutRemoved(plans, new Set([planKeyOf(medicarePlan())]), planKeyOf)).toEqual([plans[1]]);
  });

  it('[REM-02] [REM-03] hides exactly the removed items of any list, in the same order', () => {
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
    ['the first item, next item', ['a', 'b', 'c'], 'a', 'b'],
    ['an item in the middle, next item', ['a', 'b', 'c'], 'b', 'c'],
    ['the last item, heading', ['a', 'b', 'c'], 'c', undefined],
    ['the only item, heading', ['a'], 'a', undefined],
    ['an item not in the list, heading', ['a', 'b'], 'x', undefined],
    ['an empty list, heading', [], 'a', undefined],
  ])('[REM-06] moves focus to the next item, or else to the heading: %s', (_, keys, removed, target) => {
    expect(focusAfterRemoval(keys, removed)).toBe(target);
  });
});
