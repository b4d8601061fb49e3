import { describe, expect, it } from 'vitest';
import type { GroupWords } from '../../../../src/features/next-year/changes-text.js';
import { foldedGroups } from '../../../../src/features/next-year/PlanChanges/folded-groups.js';

const group = (kind: GroupWords['kind'], rows: number) => ({ kind, title: kind, rows: Array.from({ length: rows }) }) as GroupWords;

const kindsOf = (groups: readonly GroupWords[]) => groups.map(({ kind, rows }) => [kind, rows.length]);

describe('the rows of the card before the shopper asks for all', () => {
  it.each([
    [
      'the first group and one row of what costs more',
      [group('first', 2), group('more', 3), group('same', 4)],
      [
        ['first', 2],
        ['more', 1],
      ],
    ],
    ['one row of what costs more, if nothing is lost', [group('more', 3), group('less', 1)], [['more', 3]]],
    ['what nobody knows of the next year', [group('unknown-after', 2), group('same', 1)], [['unknown-after', 2]]],
    ['nothing of what was not known this year', [group('unknown-before', 4), group('same', 14)], []],
  ] as const)('[NEXT-04] are %s', (_, groups, shown) => {
    const folded = foldedGroups(groups, true);
    expect(kindsOf(folded.shown)).toEqual(shown);
    const rows = (all: readonly GroupWords[]) => all.reduce((sum, one) => sum + one.rows.length, 0);
    expect(rows(folded.shown) + rows(folded.hidden), 'no row is lost').toBe(rows(groups));
  });

  it('[NEXT-04] are all but those that stay the same, alone on a page', () => {
    const { shown } = foldedGroups([group('unknown-before', 4), group('same', 14)], false);
    expect(kindsOf(shown)).toEqual([['unknown-before', 4]]);
  });
});
