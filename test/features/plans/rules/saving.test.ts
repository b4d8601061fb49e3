import { describe, expect, it } from 'vitest';
import { checkPlanToSave, type PlanToSave } from '../../../../src/features/plans/rules/plan-to-save.js';
import { saveButton } from '../../../../src/features/plans/rules/save-offer.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';

const day = (year: number, month: number, date: number, hour = 12) => wallClock(year, month, date, hour);
const november = day(2026, 11, 20);
const plan: PlanToSave = { planId: 'H1822001000', planYear: 2027, planType: 'MAPD' };

describe('a plan to save', () => {
  it.each([
    ['MAPD', 'MAPD'],
    ['MA', 'MA'],
    ['PDP', 'PDP'],
    ['D-SNP', 'D-SNP'],
    ['PFFS', 'PFFS'],
  ])('[SAVE-01] [YEAR-04] writes a plan of type %s as an entry of the saved-plans string', (planType, rawType) => {
    const expected = { ok: true, value: { id: 'H1822001000', year: 2027, rawType } };
    expect(checkPlanToSave({ ...plan, planType }, november)).toEqual(expected);
  });

  it.each([
    ['a dashed id', { planId: 'H1822-001-000' }, 'invalid-plan-id'],
    ['a lower-case id', { planId: 'h1822001000' }, 'invalid-plan-id'],
    ['a Medicare number', { planId: '1EG4TE5MK73' }, 'invalid-plan-id'],
    ['a missing id', { planId: undefined }, 'invalid-plan-id'],
    ['a type of two words', { planType: 'HMO D-SNP' }, 'invalid-plan-type'],
    ['a type with a comma, which would be two entries', { planType: 'MA,H0609044000' }, 'invalid-plan-type'],
    ['an unknown type', { planType: 'HMO' }, 'invalid-plan-type'],
    ['a supplement plan', { planType: 'MedSupp' }, 'invalid-plan-type'],
    ['an empty type', { planType: '' }, 'invalid-plan-type'],
    ['a missing type', { planType: undefined }, 'invalid-plan-type'],
    ['a missing year', { planYear: undefined }, 'year-not-kept'],
    ['a year as text', { planYear: '2027' }, 'year-not-kept'],
    ['a year that is not a number', { planYear: Number.NaN }, 'year-not-kept'],
  ])('[SAVE-02] refuses a plan with %s', (_, over, problem) => {
    expect(checkPlanToSave({ ...plan, ...(over as Partial<PlanToSave>) }, november)).toEqual({ ok: false, problem });
  });

  it.each([
    ['this year, on its first day', 2026, day(2026, 1, 1, 0), true],
    ['this year, on its last day', 2026, day(2026, 12, 31, 23), true],
    ['this year, the day after', 2026, day(2027, 1, 1, 0), false],
    ['next year, the day before the enrollment period', 2027, day(2026, 9, 30, 23), false],
    ['next year, on the first day of the enrollment period', 2027, day(2026, 10, 1, 0), true],
    ['next year, on its last day', 2027, day(2026, 12, 31, 23), true],
    ['the year after next', 2028, november, false],
    ['last year', 2025, november, false],
    ['zero', 0, november, false],
  ])('[SAVE-02] [YEAR-03] saves a plan only if its year counts: %s, kept %s', (_, planYear, today, isKept) => {
    expect(checkPlanToSave({ ...plan, planYear }, today).ok).toBe(isKept);
    const offered = { planId: plan.planId, planYear, kind: 'MAPD' } as const;
    expect(saveButton(offered, { saved: new Set(), today })).toBe(isKept ? 'save' : 'none');
  });
});

describe('the save button of a card', () => {
  const offered = { planId: 'H1822001000', planYear: 2027, kind: 'MAPD' } as const;

  it.each([
    ['a saved plan', offered, ['H1822001000-2027'], 'saved'],
    ['the same plan of another year', offered, ['H1822001000-2026'], 'save'],
    ['a saved plan of a year that is not kept', { ...offered, planYear: 2025 }, ['H1822001000-2025'], 'saved'],
    ['a saved supplement plan', { planId: 'G', planYear: 2027, kind: 'MEDSUPP' }, ['G-2027'], 'saved'],
    ['a supplement plan', { planId: 'G', planYear: 2027, kind: 'MEDSUPP' }, [], 'none'],
    ['a plan of an unknown type', { ...offered, kind: null }, [], 'none'],
    ['a plan with a malformed id', { ...offered, planId: 'H1' }, [], 'none'],
    ['any other plan', offered, [], 'save'],
  ] as const)('[SAVE-01] decides the save button: %s', (_, one, saved, expected) => {
    expect(saveButton(one, { saved: new Set(saved), today: november })).toBe(expected);
  });
});
