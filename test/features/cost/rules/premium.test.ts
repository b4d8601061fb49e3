import { describe, expect, it } from 'vitest';
import { decidePremium, lisMonthlyPremium, type PremiumContext } from '../../../../src/features/cost/rules/premium.js';
import type { LowIncomeData } from '../../../../src/features/extra-help/rules/low-income.js';
import { monthlyPremium } from '../../../../src/features/plan/rules/monthly-premium.js';
import type { Plan } from '../../../../src/features/plan/rules/plan.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';

const helped: PremiumContext = { flags: { lisChanges: true }, hasExtraHelp: true, lowIncome: null };

function subsidy(planId: string, planYear: number, amount: number | null): LowIncomeData {
  return { isEligible: true, level: '100', premiums: [{ planId, planYear, monthlyPremium: amount }] };
}

describe('the premium of a card', () => {
  const reduced = medicarePlan({ monthlyPremium: 11.5, lisMonthlyPremiumText: '$0' });
  const cases: readonly [string, Plan, Partial<PremiumContext>, string, string | null][] = [
    ['Extra Help lowers it', reduced, {}, '$0.00', '$11.50'],
    ['the feature is off', reduced, { flags: { lisChanges: false } }, '$11.50', null],
    ['not eligible', reduced, { hasExtraHelp: false }, '$11.50', null],
    ['no premium with Extra Help', medicarePlan({ monthlyPremium: 26 }), {}, '$26.00', null],
    [
      'the premium with Extra Help is not applicable',
      medicarePlan({ monthlyPremium: 26, lisMonthlyPremiumText: 'Not Applicable' }),
      {},
      '$26.00',
      null,
    ],
    ['the same text', medicarePlan({ monthlyPremiumText: '$26.00', lisMonthlyPremiumText: '$26.00' }), {}, '$26.00', null],
    ['the same amount in another format', medicarePlan({ monthlyPremium: 0, lisMonthlyPremiumText: '$0.00' }), {}, '$0.00', null],
    ['the normal premium is unknown', medicarePlan({ monthlyPremium: null, lisMonthlyPremiumText: '$5' }), {}, '$5.00', null],
    ['both premiums are unknown', medicarePlan({ monthlyPremium: null }), {}, '--', null],
    ['the service sends the normal premium as text', medicarePlan({ monthlyPremiumText: '$26.40 a month' }), {}, '$26.40 a month', null],
    ['a negative premium', medicarePlan({ monthlyPremium: -3 }), {}, '--', null],
    [
      'the same text without an amount',
      medicarePlan({ monthlyPremiumText: '$5 or $9', lisMonthlyPremiumText: '$5 or $9' }),
      {},
      '$5 or $9',
      null,
    ],
    [
      'another text without an amount',
      medicarePlan({ monthlyPremiumText: '$5 or $9', lisMonthlyPremiumText: 'Waived' }),
      {},
      'Waived',
      '$5 or $9',
    ],
    ['a buy-down lowers the premium too', { ...reduced, lisBuyDown: true }, {}, '$0.00', '$11.50'],
    ['a supplement plan', supplementPlan({ monthlyPremium: 162.5 }), {}, '$162.50', null],
  ];
  it.each(cases)('[CARD-16] decides the premium that shows: %s', (name, plan, context, text, struck) => {
    const isWithExtraHelp = struck !== null || name === 'the normal premium is unknown';
    expect(decidePremium(plan, { ...helped, ...context })).toEqual({ text, struck, isWithExtraHelp });
  });

  it.each([
    ['for this plan and year', subsidy('H0609044000', 2026, 4.1), { text: '$4.10', struck: '$26.00', isWithExtraHelp: true }],
    ['free', subsidy('H0609044000', 2026, 0), { text: '$0.00', struck: '$26.00', isWithExtraHelp: true }],
    ['for another year', subsidy('H0609044000', 2027, 4.1), { text: '$26.00', struck: null, isWithExtraHelp: false }],
    ['for another segment', subsidy('H0609044001', 2026, 4.1), { text: '$26.00', struck: null, isWithExtraHelp: false }],
    ['without an amount', subsidy('H0609044000', 2026, null), { text: '$26.00', struck: null, isWithExtraHelp: false }],
    ['negative', subsidy('H0609044000', 2026, -1), { text: '$26.00', struck: null, isWithExtraHelp: false }],
    ['the same', subsidy('H0609044000', 2026, 26), { text: '$26.00', struck: null, isWithExtraHelp: false }],
    ['failed', null, { text: '$26.00', struck: null, isWithExtraHelp: false }],
  ])('[CARD-16] uses the low-income data if the plan has no premium with Extra Help: %s', (_, lowIncome, premium) => {
    expect(decidePremium(medicarePlan({ monthlyPremium: 26 }), { ...helped, lowIncome })).toEqual(premium);
  });

  it("[CARD-16] prefers the plan's own premium with Extra Help", () => {
    const plan = medicarePlan({ lisMonthlyPremiumText: '$7' });
    expect(decidePremium(plan, { ...helped, lowIncome: subsidy('H0609044000', 2026, 4) }).text).toBe('$7.00');
    expect(lisMonthlyPremium(plan, subsidy('H0609044000', 2026, 4))).toBe(7);
    expect(lisMonthlyPremium(medicarePlan(), subsidy('H0609044000', 2026, 4))).toBe(4);
    expect(lisMonthlyPremium(medicarePlan(), null)).toBeNull();
  });

  it.each([
    ['an amount', { monthlyPremium: 26.4 }, 26.4],
    ['zero', { monthlyPremium: 0 }, 0],
    ['only a text', { monthlyPremium: null, monthlyPremiumText: '$1,026.40' }, 1026.4],
    ['a text that is not an amount', { monthlyPremium: null, monthlyPremiumText: 'Not Applicable' }, null],
    ['negative', { monthlyPremium: -1 }, null],
    ['a text, with an invalid number', { monthlyPremium: -1, monthlyPremiumText: '$26' }, 26],
    ['missing', { monthlyPremium: null }, null],
  ])('[CONST-01] finds the monthly premium for the total: %s', (_, facts, amount) => {
    expect(monthlyPremium(medicarePlan(facts))).toBe(amount);
  });
});
