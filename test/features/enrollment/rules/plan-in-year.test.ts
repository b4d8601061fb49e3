import { expect, it } from 'vitest';
import type { NextYear } from '../../../../src/features/enrollment/rules/enrollment.js';
import { planIdInYear } from '../../../../src/features/enrollment/rules/plan-in-year.js';
import { planId } from '../../../fixtures/plan-ids.js';

const own = planId('H1822001000');
const other = planId('H0609044000');
const of = (outcome: NextYear['outcome'], id: NextYear['planId'] = null): NextYear => ({ outcome, planId: id });

it.each([
  ['in its own year', null, 2026, own],
  ['in its own year, although it ends', of('ends'), 2026, own],
  ['in the next year, if nothing is said', null, 2027, own],
  ['in the next year, if it renews', of('renews'), 2027, own],
  ['in the next year, if it renews under another id', of('renews', other), 2027, other],
  ['in the next year, if it moves', of('moves', other), 2027, other],
  ['in the next year, if it moves to an unknown plan', of('moves'), 2027, null],
  ['in the next year, if it ends', of('ends'), 2027, null],
  ['in the year after the next', null, 2028, null],
  ['in the year before', null, 2025, null],
])('[NEXT-01] [COST-14] finds the id of an enrolled plan %s', (_, nextYear, year, expected) => {
  expect(planIdInYear({ id: own, year: 2026, nextYear }, year)).toBe(expected);
});
