import { expect, it } from 'vitest';
import { planIdInYear } from '../../../../src/features/enrollment/rules/plan-in-year.js';
import type { PlanOutcome } from '../../../../src/features/enrollment/rules/plan-outcome.js';
import { planId } from '../../../fixtures/plan-ids.js';

const own = planId('H1822001000');
const other = planId('H0609044000');
const ends: PlanOutcome = { kind: 'ends', lost: 'care-and-drugs' };
const joined: PlanOutcome = { kind: 'joined', name: 'Another plan', starts: null };

it.each<[string, PlanOutcome | null, number, string | null]>([
  ['in its own year', null, 2026, own],
  ['in its own year, although it ends', ends, 2026, own],
  ['in the next year, if nothing is decided', null, 2027, own],
  ['in the next year, if nothing is said', { kind: 'unknown', planId: own }, 2027, own],
  ['in the next year, if it renews', { kind: 'renews', planId: own }, 2027, own],
  ['in the next year, if it renews under another id', { kind: 'renews', planId: other }, 2027, other],
  ['in the next year, if it moves', { kind: 'moves', planId: other }, 2027, other],
  ['in the next year, if it moves to an unknown plan', { kind: 'moves', planId: null }, 2027, null],
  ['in the next year, if it ends', ends, 2027, null],
  ['in the next year, if the shopper has joined another', joined, 2027, null],
  ['in the year after the next', null, 2028, null],
  ['in the year before', null, 2025, null],
])('[NEXT-01] [COST-14] finds the id of an enrolled plan %s', (_, outcome, year, expected) => {
  expect(planIdInYear({ id: own, year: 2026, outcome }, year)).toBe(expected);
});
