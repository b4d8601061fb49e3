import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanId, keyOf as planKeyOf } from '../../../src/domain/plan/plan.js';
import { focusAfterRemoval } from '../../../src/domain/removal/focus-target.js';
import {
  listConfirmed,
  noRemovals,
  type Removals,
  removalBegun,
  removalFailed,
  removalLanded,
  shownOf,
  without,
  withoutLeaving,
} from '../../../src/domain/removal/removals.js';
import { savedPlansState } from '../../../src/domain/removal/saved-plans-state.js';
import { medicarePlan } from '../plan/samples.js';

const itself = (item: string) => item;

describe('a removal', () => {
  const list = ['a', 'b', 'c', 'd'];
  const begun = removalBegun(noRemovals(list), 'b');

  it('[REM-02] leaves the screen at once, and the confirmed list only when it has landed', () => {
    expect(shownOf(begun, itself)).toEqual(['a', 'c', 'd']);
    expect(begun.confirmed).toBe(list);
    const landed = removalLanded(begun, 'b', itself);
    expect(landed).toEqual({ confirmed: ['a', 'c', 'd'], leaving: new Set() });
    expect(shownOf(landed, itself)).toEqual(['a', 'c', 'd']);
  });

  it('[REM-03] that fails stands at its old index, another one under way', () => {
    const both = removalBegun(begun, 'a');
    expect(shownOf(removalFailed(both, 'b'), itself)).toEqual(['b', 'c', 'd']);
  });

  it('[REM-03] that fails stands at its old index, others landed meanwhile', () => {
    const three = removalBegun(removalBegun(begun, 'a'), 'd');
    const landed = removalLanded(removalLanded(three, 'd', itself), 'a', itself);
    expect(shownOf(removalFailed(landed, 'b'), itself)).toEqual(['b', 'c']);
  });

  it('[REM-02] [REM-03] changes nothing it was given', () => {
    const frozen = Object.freeze(noRemovals(Object.freeze([...list])));
    const one = removalBegun(frozen, 'b');
    removalLanded(one, 'b', itself);
    removalFailed(one, 'b');
    expect(frozen).toEqual(noRemovals(list));
    expect(one.leaving).toEqual(new Set(['b']));
  });

  it('[REM-03] of an item that is not in the list, or that was answered already, does nothing', () => {
    expect(shownOf(removalBegun(noRemovals(list), 'x'), itself)).toEqual(list);
    expect(removalFailed(removalLanded(begun, 'b', itself), 'b').confirmed).toEqual(['a', 'c', 'd']);
    expect(removalLanded(removalLanded(begun, 'b', itself), 'b', itself).confirmed).toEqual(['a', 'c', 'd']);
  });

  it('[REM-07] still leaves when the list is read again, and stays gone if the server no longer has it', () => {
    const read = listConfirmed(begun, ['a', 'b', 'c', 'd', 'e']);
    expect(shownOf(read, itself)).toEqual(['a', 'c', 'd', 'e']);
    expect(shownOf(removalFailed(read, 'b'), itself)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shownOf(removalFailed(listConfirmed(begun, ['a', 'c']), 'b'), itself)).toEqual(['a', 'c']);
  });

  it('[REM-07] sends the confirmed list less the one item: what else is leaving stays in', () => {
    const both = removalBegun(begun, 'a');
    expect(without(both.confirmed, 'b', itself)).toEqual(['a', 'c', 'd']);
  });

  it('shows the same array while nothing leaves, so that nothing is drawn again', () => {
    expect(withoutLeaving(list, new Set(), itself)).toBe(list);
    expect(withoutLeaving(list, new Set(['x']), itself)).toBe(list);
  });

  it('tells plans of two years apart by their keys', () => {
    const plans = [medicarePlan(), medicarePlan({ year: 2027 })];
    expect(without(plans, planKeyOf(medicarePlan()), planKeyOf)).toEqual([plans[1]]);
  });
});

/** What a shopper and the server did to one item, as the test counts it: shown, leaving or gone. */
type Fate = 'shown' | 'leaving' | 'gone';

interface Run {
  readonly removals: Removals<string>;
  readonly fates: ReadonlyMap<string, Fate>;
}

/** One step of a run: the item's removal begins, or is answered. */
function stepOn({ removals, fates }: Run, key: string, succeeds: boolean): Run {
  const fate = fates.get(key);
  const to = (next: Fate) => new Map(fates).set(key, next);
  if (fate === 'shown') return { removals: removalBegun(removals, key), fates: to('leaving') };
  if (fate !== 'leaving') return { removals, fates };
  return succeeds
    ? { removals: removalLanded(removals, key, itself), fates: to('gone') }
    : { removals: removalFailed(removals, key), fates: to('shown') };
}

const items = fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 8 });
const steps = fc.array(fc.record({ at: fc.nat(), succeeds: fc.boolean() }), { maxLength: 40 });

describe('removals in any order', () => {
  it('[REM-03] show at every step exactly what is neither leaving nor gone, in the first order', () => {
    fc.assert(
      fc.property(items, steps, (list, moves) => {
        let run: Run = { removals: noRemovals(list), fates: new Map(list.map((key) => [key, 'shown'])) };
        for (const { at, succeeds } of moves) {
          run = stepOn(run, list[at % list.length] ?? '', succeeds);
          expect(shownOf(run.removals, itself)).toEqual(list.filter((key) => run.fates.get(key) === 'shown'));
          expect(run.removals.confirmed).toEqual(list.filter((key) => run.fates.get(key) !== 'gone'));
        }
      }),
    );
  });

  it('[REM-03] end with exactly those that failed or were never removed, in the first order', () => {
    const answers = fc.uniqueArray(fc.nat({ max: 7 }), { selector: (at) => at });
    fc.assert(
      fc.property(items, answers, answers, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (list, begins, ends, fails) => {
        const removed = begins.filter((at) => at < list.length).map((at) => list[at] ?? '');
        // Answers come in an order of their own; those it leaves out come last.
        const answered = [...ends.flatMap((at) => removed.slice(at, at + 1)), ...removed].filter((key, at, all) => all.indexOf(key) === at);
        const hasFailed = (key: string) => fails[list.indexOf(key)] === true;
        const started = removed.reduce(removalBegun, noRemovals(list));
        const ended = answered.reduce((run, key) => (hasFailed(key) ? removalFailed(run, key) : removalLanded(run, key, itself)), started);
        expect(shownOf(ended, itself)).toEqual(list.filter((key) => !removed.includes(key) || hasFailed(key)));
        expect(ended.leaving.size).toBe(0);
      }),
    );
  });
});

describe('the saved plans', () => {
  const text = 'H0321002000 2026 SNP, H0609044000 2026 MAPD,,broken,H0609044000 2027 MAPD';
  const leaving = (id: string, year: number) => ({ id: id as PlanId, year });
  it.each([
    ['none leaves', 3, [], { savedPlans: text, savedPlansCount: 3, isPlansExists: true }],
    [
      'one leaves, the rest byte for byte',
      3,
      [leaving('H0609044000', 2026)],
      { savedPlans: 'H0321002000 2026 SNP,,broken,H0609044000 2027 MAPD', savedPlansCount: 2, isPlansExists: true },
    ],
    ['the only one leaves', 1, [leaving('H0321002000', 2026)], { savedPlansCount: 0, isPlansExists: false }],
    ['none was saved', 0, [], { savedPlans: text, savedPlansCount: 0, isPlansExists: false }],
    [
      'more leave than were counted',
      1,
      [leaving('H0321002000', 2026), leaving('H0609044000', 2026)],
      { savedPlansCount: 0, isPlansExists: false },
    ],
  ])('[REM-03] [REM-05] [YEAR-07] %s', (_, count, plans, state) => {
    expect(savedPlansState(text, count, plans)).toMatchObject(state);
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
