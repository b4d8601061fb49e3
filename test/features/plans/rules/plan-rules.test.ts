import { describe, expect, it } from 'vitest';
import { isPlanSuppressed, isSuppressed } from '../../../../src/features/content/rules/suppression.js';
import { isStartApplicationSuppressed } from '../../../../src/features/enrollment/rules/start-application.js';
import { compareEligibility } from '../../../../src/features/plans/rules/compare-eligibility.js';
import { eligibilityNote } from '../../../../src/features/plans/rules/eligibility-note.js';
import { medicarePlan, supplementPlan } from './samples.js';

describe('suppression', () => {
  const list = [
    { planId: 'H0609044000', year: 2026 },
    { planId: 'H0321002000', year: null },
    { planId: 'MW1', year: null },
  ];
  it.each([
    ['a listed plan in its year', 'H0609044000', 2026, true],
    ['a listed plan in another year', 'H0609044000', 2027, false],
    ['a plan listed without a year', 'H0321002000', 2027, true],
    ['another segment of a listed plan', 'H0321002001', 2026, false],
    ['a supplement code', 'MW1', 2026, true],
    ['an unlisted plan', 'H0000000000', 2026, false],
    ['no id', '', 2026, false],
  ])('[SUPP-01] decides whether a plan is suppressed: %s', (_, id, year, expected) => {
    expect(isSuppressed(list, id, year)).toBe(expected);
  });

  it('[SUPP-01] looks up a plan by its id, and a supplement plan by its code', () => {
    expect(isPlanSuppressed(list, medicarePlan())).toBe(true);
    expect(isPlanSuppressed(list, medicarePlan({ year: 2027 }))).toBe(false);
    expect(isPlanSuppressed(list, supplementPlan({ code: 'MW1' }))).toBe(true);
    expect(isPlanSuppressed(list, supplementPlan())).toBe(false);
    expect(isPlanSuppressed([], medicarePlan())).toBe(false);
  });
});

describe('compare', () => {
  const open = { isCommunitySite: false, suppression: [] };
  const suppressed = { isCommunitySite: false, suppression: [{ planId: 'H0609044000', year: 2026 }] };
  it.each([
    ['an MAPD plan', medicarePlan(), open, null],
    ['an MA plan', medicarePlan({ kind: 'MA' }), open, null],
    ['a drug plan', medicarePlan({ kind: 'PDP' }), open, null],
    ['private fee for service', medicarePlan({ isPrivateFeeForService: true }), open, 'private-fee-for-service'],
    ['a special needs plan', medicarePlan({ kind: 'SNP', snpKind: 'dual' }), open, 'special-needs'],
    ['a special needs plan of an unknown kind', medicarePlan({ kind: 'SNP' }), open, 'special-needs'],
    ['any plan on the community site', medicarePlan(), { ...open, isCommunitySite: true }, 'special-needs'],
    ['a suppressed plan', medicarePlan(), suppressed, 'suppressed'],
    ['the suppressed plan in another year', medicarePlan({ year: 2027 }), suppressed, null],
    ['a supplement plan', supplementPlan(), open, 'supplement'],
  ])('[CARD-10] [SUPP-01] decides whether a plan can be compared: %s', (_, plan, context, reason) => {
    expect(compareEligibility(plan, context)).toEqual(reason === null ? { isEligible: true } : { isEligible: false, reason });
  });
});

describe('eligibility notes', () => {
  it.each([
    ['special needs', medicarePlan({ kind: 'SNP', snpKind: 'dual' }), null],
    ['MAPD', medicarePlan(), null],
    ['MAPD whose id starts with C', medicarePlan({ id: 'C0000000000' }), null],
    ['supplement F', supplementPlan({ code: 'F' }), 'first-eligible-before-2020'],
    ['supplement F01', supplementPlan({ code: 'F01' }), 'first-eligible-before-2020'],
    ['supplement C', supplementPlan({ code: 'C' }), 'first-eligible-before-2020'],
    ['supplement c, lower case', supplementPlan({ code: ' c1' }), 'first-eligible-before-2020'],
    ['supplement G', supplementPlan({ code: 'G' }), null],
    ['supplement MF1, where F is not the prefix', supplementPlan({ code: 'MF1' }), null],
    ['supplement without a code', supplementPlan({ code: '' }), null],
  ])('[CARD-14] decides the eligibility note: %s', (_, plan, expected) => {
    expect(eligibilityNote(plan)).toBe(expected);
  });
});

describe('starting an application', () => {
  it.each([
    ['MW1', false, true],
    ['MW1', true, true],
    ['TW1', false, true],
    ['TW1', true, true],
    ['NW1', false, false],
    ['NW1', true, true],
    ['mw1', false, true],
    [' TW1 ', false, true],
    ['MW10', true, false],
    ['G', true, false],
    ['', true, false],
  ])('[CARD-09] excludes code %j, second version of the card %s: %s', (code, isV2Card, expected) => {
    expect(isStartApplicationSuppressed(code, isV2Card)).toBe(expected);
  });
});
