import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName } from '../../../../src/features/plan/rules/display-name.js';
import type { PlanId } from '../../../../src/features/plan/rules/plan.js';
import { checkPlanId, displayPlanId, planIdParts } from '../../../../src/features/plan/rules/plan-id.js';

const refused = { ok: false, problem: 'plan-id-format' };
const planIds = fc.stringMatching(/^[A-Z]\d{10}$/);

describe('a plan id', () => {
  it.each([['H0321002000'], ['S0001001000'], ['R9999999999'], ['A0000000000']])('[VAL-04] accepts %s', (raw) => {
    expect(checkPlanId(raw)).toEqual({ ok: true, value: raw });
  });

  it.each([
    ['10 characters', 'H032100200'],
    ['12 characters', 'H03210020000'],
    ['a lower-case letter', 'h0321002000'],
    ['two letters', 'HH321002000'],
    ['no letter', '00321002000'],
    ['a letter of another script', 'Н0321002000'],
    ['full-width digits', 'H０３２１０02000'],
    ['dashes', 'H0321-002-000'],
    ['a Medicare number', '1EG4TE5MK73'],
    ['a Medicare number with dashes', '1EG4-TE5-MK73'],
    ['a dashed number that is almost a Medicare number', '1EG4-TE5-AA00'],
    ['a space after it', 'H0321002000 '],
    ['a line break after it', 'H0321002000\n'],
    ['a letter before it', 'HH0321002000'],
    ['empty', ''],
    ['null', null],
    ['undefined', undefined],
    ['a number', 321_002_000],
    ['a list', ['H0321002000']],
  ])('[VAL-04] refuses %s, with a problem that never has the value', (_, raw) => {
    expect(checkPlanId(raw)).toEqual(refused);
  });

  it('[VAL-04] splits the id into contract, benefit package and segment', () => {
    expect(planIdParts('H0321002001' as PlanId)).toEqual({ contractId: 'H0321', pbpNumber: '002', segmentId: '001' });
  });

  it('[VAL-04] distinguishes two segments of one plan', () => {
    const parts = ['H0028074001', 'H0028074002'].map((id) => planIdParts(id as PlanId));
    expect(parts.map((part) => part.segmentId)).toEqual(['001', '002']);
  });

  it('[CARD-13] formats the id as 5-3-3', () => {
    expect(displayPlanId('H0321002000' as PlanId)).toBe('H0321-002-000');
  });

  it('[VAL-04] [CARD-13] can rebuild the id from its parts and its formatted text', () => {
    fc.assert(
      fc.property(planIds, (raw) => {
        const checked = checkPlanId(raw);
        if (!checked.ok) return false;
        const { contractId, pbpNumber, segmentId } = planIdParts(checked.value);
        return contractId + pbpNumber + segmentId === raw && displayPlanId(checked.value).replaceAll('-', '') === raw;
      }),
    );
  });
});

describe('the name on a card', () => {
  it.each([
    ['ends in a code', 'AARP Medicare Advantage H0609-044', 'AARP Medicare Advantage'],
    ['ends in a code and spaces', ' AARP Medicare Advantage H0609-044  ', 'AARP Medicare Advantage'],
    ['ends in a code after a dash', 'Desert Rx - S0001-001', 'Desert Rx'],
    ['ends in a code after a long dash', 'Desert Rx – S0001-001', 'Desert Rx'],
    ['ends in a code joined by a dash', 'Desert Rx (PDP)-S0001-001', 'Desert Rx (PDP)'],
    ['ends in a code joined by a long dash', 'Desert Rx–S0001-001', 'Desert Rx'],
    ['ends in a lower-case code', 'Desert Rx s0001-001', 'Desert Rx'],
    ['has a code in the middle', 'Humana Gold Plus H0028-028 (HMO)', 'Humana Gold Plus H0028-028 (HMO)'],
    ['ends in two codes, only the last is removed', 'Plan H0609-044 H0609-045', 'Plan H0609-044'],
    ['ends in five digits', 'Plan H06090-044', 'Plan H06090-044'],
    ['ends in three digits before the dash', 'Plan H060-044', 'Plan H060-044'],
    ['ends in four digits after the dash', 'Plan H0609-0441', 'Plan H0609-0441'],
    ['ends in a code and a bracket', 'Plan (H0609-044)', 'Plan (H0609-044)'],
    ['is long and ends in a longer code', 'Plan with a name XH0609-044', 'Plan with a name XH0609-044'],
    ['has a dash and a letter last', 'Medi -B H0609-044', 'Medi -B'],
    ['ends in a code without a separator', 'PlanH0609-044', 'PlanH0609-044'],
    ['ends in a state code', 'UHC Dual Complete AZ-S001', 'UHC Dual Complete AZ-S001'],
    ['ends in words that look like a code', 'Desert Rx Value-Max', 'Desert Rx Value-Max'],
    ['is only a code', 'H0609-044', 'H0609-044'],
    ['is a dash and a code', '- H0609-044', '- H0609-044'],
    ['is a code with a dash before it', '-H0609-044', '-H0609-044'],
    ['keeps a dash of its own', 'Medi- H0609-044', 'Medi-'],
    ['is shorter than a code', 'H0609-04', 'H0609-04'],
    ['is empty', '', ''],
    ['is Spanish', 'Plan Médico Único H0609-044', 'Plan Médico Único'],
  ])('[CARD-12] removes the code at the end of the name: %s', (_, name, expected) => {
    expect(displayName(name)).toBe(expected);
  });
});
