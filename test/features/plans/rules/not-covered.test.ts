import { describe, expect, it } from 'vitest';
import { notCovered, shortProviderName } from '../../../../src/features/plans/rules/not-covered.js';

const row = (name: string, coverage: 'covered' | 'not-covered' | 'not-available' | 'loading') => ({ name, coverage });
const uncovered = (...names: readonly string[]) => names.map((name) => row(name, 'not-covered'));

describe('the names of a coverage line', () => {
  it.each([
    ['none', [], { names: [], more: 0 }],
    ['all covered', [row('A', 'covered')], { names: [], more: 0 }],
    ['one', [row('A', 'not-covered'), row('B', 'covered')], { names: ['A'], more: 0 }],
    ['three', uncovered('A', 'B', 'C'), { names: ['A', 'B', 'C'], more: 0 }],
    ['four, as two names and a count', uncovered('A', 'B', 'C', 'D'), { names: ['A', 'B'], more: 2 }],
    ['five', uncovered('A', 'B', 'C', 'D', 'E'), { names: ['A', 'B'], more: 3 }],
    ['not available and loading', [row('A', 'not-available'), row('B', 'loading')], { names: [], more: 0 }],
  ])('[FACT-02] lists the names that are not covered: %s', (_, rows, expected) => {
    expect(notCovered(rows, ({ name }) => name)).toEqual(expected);
  });

  it.each([
    ['Dr. Novella Hoppe', 'Hoppe'],
    ['Dr Novella  Hoppe', 'Hoppe'],
    ['dra. Ana de la Cruz', 'Cruz'],
    ['Marisol Quintero, MD', 'Quintero'],
    ['Theo Lindqvist, DDS', 'Lindqvist'],
    ['Dr. Ann Hoppe, M.D.', 'Hoppe'],
    ['Dr. Sam Stanton Jr.', 'Stanton'],
    ['Eye Associates PC', 'Eye Associates PC'],
    ['Mercy Hospital, LLC', 'Mercy Hospital, LLC'],
    ['Dr.', 'Dr.'],
    ['', ''],
  ])('[FACT-02] shortens %j to %j', (name, short) => {
    expect(shortProviderName(name)).toBe(short);
  });
});
