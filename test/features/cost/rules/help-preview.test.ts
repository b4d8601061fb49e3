import { describe, expect, it } from 'vitest';
import { helpPreview } from '../../../../src/features/cost/rules/help-preview.js';
import type { YearlyTotalContext } from '../../../../src/features/cost/rules/yearly-total.js';
import type { DrugEstimate, MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { drug, drugContext, estimate } from '../../drugs/rules/samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';

const context: YearlyTotalContext = { ...drugContext({ drugs: [drug('1', 'Amlodipine'), drug('2', 'Trulicity')] }), lowIncome: null };
const prices = { annualCost: 1264, lisAnnualCost: 64, coveredDrugs: ['1', '2'] };
const plan = (over: Partial<Omit<MedicarePlan, 'id'>> = {}, estimated: Partial<DrugEstimate> = {}) =>
  medicarePlan({ monthlyPremium: 2, lisMonthlyPremiumText: '$0', drugEstimate: estimate({ ...prices, ...estimated }), ...over });

describe('the preview of Extra Help', () => {
  it('[EH-10] compares the yearly total with Extra Help and without, whatever applies now', () => {
    expect(helpPreview(plan(), context)).toEqual({ withHelp: 64, without: 1288 });
    expect(helpPreview(plan(), { ...context, hasExtraHelp: true })).toEqual({ withHelp: 64, without: 1288 });
  });

  it('[EH-10] takes the premium with Extra Help from the low-income data too', () => {
    const premiums = [{ planId: plan().id, planYear: plan().year, monthlyPremium: 1 }];
    const lowIncome = { isEligible: true, level: null, premiums };
    expect(helpPreview(plan({ lisMonthlyPremiumText: null }), { ...context, lowIncome })).toEqual({ withHelp: 76, without: 1288 });
  });

  it('[EH-10] needs no premium with Extra Help if the premium is $0', () => {
    expect(helpPreview(plan({ monthlyPremium: 0, lisMonthlyPremiumText: null }), context)).toEqual({ withHelp: 64, without: 1264 });
  });

  it.each([
    ['the drug cost with Extra Help is not known', plan({}, { lisAnnualCost: null }), context],
    ['the premium with Extra Help is not known', plan({ lisMonthlyPremiumText: null }), context],
    ['the premium is not known', plan({ monthlyPremium: null, lisMonthlyPremiumText: null }), context],
    ['no price is known', plan({ drugEstimate: null }), context],
    ['a drug is left out', plan({}, { coveredDrugs: ['1'] }), context],
    ['prices are loading', plan(), { ...context, awaitedPrices: 'all' as const }],
    ['the feature is off', plan(), { ...context, flags: { ...context.flags, lisChanges: false } }],
    ['the plan has a buy-down', plan({ lisBuyDown: true }), context],
    ['it costs the same', plan({ monthlyPremium: 0 }, { lisAnnualCost: 1264 }), context],
    ['it would cost more', plan({ monthlyPremium: 0 }, { lisAnnualCost: 1300 }), context],
  ])('[EH-10] says nothing if %s', (_, one, given) => {
    expect(helpPreview(one, given)).toBeNull();
  });
});
