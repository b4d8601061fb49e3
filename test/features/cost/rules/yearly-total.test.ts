import { describe, expect, it } from 'vitest';
import { type YearlyTotalContext, yearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import { drug, drugContext, estimate } from '../../drugs/rules/samples.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';

const amlodipine = drug('1', 'Amlodipine');
const trulicity = drug('2', 'Trulicity');
const saved = [amlodipine, trulicity];
const context: YearlyTotalContext = { ...drugContext({ drugs: saved }), lowIncome: null };
const helped = { ...context, hasExtraHelp: true };
const noDrugs = { ...context, drugs: [] };
const both = estimate({ annualCost: 1264, coveredDrugs: ['1', '2'] });
const withoutTrulicity = estimate({ annualCost: 60, coveredDrugs: ['1'] });
const mapd = medicarePlan({ monthlyPremium: 26, drugEstimate: both });
const atFullPrice = { drugName: 'Trulicity', reason: 'full-price' };
const notPriced = { drugName: 'Trulicity', reason: 'price-not-available' };

describe('a yearly total', () => {
  it('[COST-01] adds twelve premiums and the drug cost', () => {
    expect(yearlyTotal(mapd, context)).toEqual({
      kind: 'complete',
      sum: { premium: 312, drugs: 1264, total: 1576 },
      drugPart: 'priced',
      includesFullPrice: [],
      isWithExtraHelp: false,
      regular: null,
    });
  });

  it.each([
    ['no drugs saved', mapd, noDrugs, 'none-saved', 312],
    ['no drugs saved, with an old estimate', { ...mapd, drugEstimate: withoutTrulicity }, noDrugs, 'none-saved', 312],
    ['no drugs saved, a drug plan', medicarePlan({ kind: 'PDP', monthlyPremium: 24 }), noDrugs, 'none-saved', 288],
    ['no drugs saved, a premium of $0', { ...mapd, monthlyPremium: 0 }, noDrugs, 'none-saved', 0],
    ['no drugs saved, a plan without drug coverage', medicarePlan({ kind: 'MA', monthlyPremium: 2 }), noDrugs, 'no-drug-coverage', 24],
    ['a supplement plan', supplementPlan({ monthlyPremium: 145 }), helped, 'no-drug-coverage', 1740],
  ])('[COST-01] is the premium only, and says so: %s', (_, plan, given, drugPart, premium) => {
    expect(yearlyTotal(plan, given)).toMatchObject({ kind: 'complete', drugPart, sum: { premium, drugs: 0, total: premium } });
  });

  it.each([
    ['missing', { monthlyPremium: null }],
    ['negative', { monthlyPremium: -1 }],
    ['too large', { monthlyPremium: 1e13 }],
    ['too large for a year', { monthlyPremium: Number.MAX_VALUE }],
  ])('[COST-01] shows no total if the premium is %s', (_, facts) => {
    expect(yearlyTotal({ ...mapd, ...facts }, context)).toEqual({ kind: 'none', reason: 'premium-unknown', premium: null, drugs: 1264 });
    expect(yearlyTotal({ ...mapd, ...facts }, noDrugs)).toMatchObject({ kind: 'none', reason: 'premium-unknown' });
  });

  it('[COST-01] shows no total if the premium is missing and a drug is uncovered', () => {
    const plan = { ...mapd, monthlyPremium: null, drugEstimate: withoutTrulicity };
    expect(yearlyTotal(plan, context)).toMatchObject({ kind: 'none', reason: 'premium-unknown', drugs: 60 });
  });

  it('[COST-01] shows no total while the prices load', () => {
    expect(yearlyTotal(mapd, { ...context, awaitedPrices: 'all' })).toEqual({ kind: 'none', reason: 'loading', premium: 312, drugs: null });
  });

  it('[COST-01] shows no total if the sum is too large', () => {
    const plan = { ...mapd, monthlyPremium: 8e11, drugEstimate: { ...both, annualCost: 9e12 } };
    expect(yearlyTotal(plan, context)).toMatchObject({ kind: 'none', reason: 'not-available' });
  });

  it.each([
    ['cents that a double cannot hold exactly', 26.4, 0.1, { premium: 316.8, drugs: 0.1, total: 316.9 }],
    ['zero', 0, 0, { premium: 0, drugs: 0, total: 0 }],
    ['a third of a cent', 8.333, 0, { premium: 100, drugs: 0, total: 100 }],
  ])('[COST-01] rounds to whole cents: %s', (_, monthlyPremium, annualCost, sum) => {
    expect(yearlyTotal({ ...mapd, monthlyPremium, drugEstimate: { ...both, annualCost } }, context)).toMatchObject({ sum });
  });

  it.each([
    ['a text with cents', { monthlyPremium: 26, monthlyPremiumText: '$26.40' }, 316.8],
    ['a text with another amount', { monthlyPremium: 26, monthlyPremiumText: '$0' }, 0],
    ['a text without an amount', { monthlyPremium: 26, monthlyPremiumText: 'Ask your plan' }, 312],
  ])('[CONST-01] uses the premium that the card shows: %s', (_, premium, year) => {
    expect(yearlyTotal(medicarePlan(premium), noDrugs)).toMatchObject({ sum: { premium: year, total: year } });
  });
});

describe('a total without every drug', () => {
  it('[COST-02] is incomplete without the full price, and names the drug', () => {
    expect(yearlyTotal({ ...mapd, drugEstimate: withoutTrulicity }, context)).toEqual({
      kind: 'incomplete',
      sum: { premium: 312, drugs: 60, total: 372 },
      drugPart: 'priced',
      missing: [atFullPrice],
      includesFullPrice: [],
      isWithExtraHelp: false,
      regular: null,
    });
  });

  it('[COST-02] is complete with the full price, and includes it', () => {
    const drugEstimate = { ...withoutTrulicity, fullCosts: { '00000000002': 9600 } };
    expect(yearlyTotal({ ...mapd, drugEstimate }, context)).toMatchObject({
      kind: 'complete',
      sum: { premium: 312, drugs: 9660, total: 9972 },
      includesFullPrice: [{ drugName: 'Trulicity', annual: 9600 }],
    });
  });

  it('[COST-02] stays incomplete until the full price of every uncovered drug is known', () => {
    const drugEstimate = estimate({ annualCost: 0, coveredDrugs: [], fullCosts: { '00000000001': 48 } });
    expect(yearlyTotal({ ...mapd, drugEstimate }, context)).toMatchObject({
      kind: 'incomplete',
      sum: { drugs: 48, total: 360 },
      includesFullPrice: [{ drugName: 'Amlodipine', annual: 48 }],
      missing: [atFullPrice],
    });
  });

  it.each([
    ['zero', 0, 'complete'],
    ['negative', -1, 'incomplete'],
    ['not a number', Number.NaN, 'incomplete'],
    ['too large', 1e13, 'incomplete'],
  ])('[COST-02] decides whether the total is complete if the full price is %s', (_, price, kind) => {
    const drugEstimate = { ...withoutTrulicity, fullCosts: { '00000000002': price } };
    expect(yearlyTotal({ ...mapd, drugEstimate }, context)).toMatchObject({ kind, sum: { total: 372 } });
  });

  it('[COST-02] never adds the full price of a covered drug', () => {
    const drugEstimate = { ...both, fullCosts: { '00000000001': 48, '00000000002': 9600 } };
    expect(yearlyTotal({ ...mapd, drugEstimate }, context)).toMatchObject({
      kind: 'complete',
      sum: { total: 1576 },
      includesFullPrice: [],
    });
  });

  const unpriceable = { ...context, drugs: [amlodipine, { ...trulicity, quantity: null }] };
  it.each([
    ['a drug could not be priced', mapd, unpriceable, 1576, [notPriced]],
    [
      'the only drug could not be priced',
      { ...mapd, drugEstimate: null },
      { ...unpriceable, drugs: unpriceable.drugs.slice(1) },
      312,
      [notPriced],
    ],
    ['the prices failed to load', { ...mapd, drugEstimate: null }, { ...context, drugs: [trulicity] }, 312, [notPriced]],
    [
      'prices do not show',
      { ...mapd, drugEstimate: { ...both, isPricingShown: false } },
      { ...context, drugs: [trulicity] },
      312,
      [notPriced],
    ],
    ['the cost is missing', { ...mapd, drugEstimate: { ...both, annualCost: null } }, { ...context, drugs: [trulicity] }, 312, [notPriced]],
    [
      'the cost is too large',
      { ...mapd, drugEstimate: { ...both, annualCost: 1e13 } },
      { ...context, drugs: [trulicity] },
      312,
      [notPriced],
    ],
    [
      'coverage is unknown',
      { ...mapd, drugEstimate: { ...both, coveredDrugs: null } },
      { ...context, drugs: [trulicity] },
      1576,
      [notPriced],
    ],
  ])('[COST-02] is incomplete: %s', (_, plan, given, total, missing) => {
    expect(yearlyTotal(plan, given)).toMatchObject({ kind: 'incomplete', sum: { total }, missing, isWithExtraHelp: false, regular: null });
  });

  it('[COST-02] distinguishes an uncovered drug from a drug that could not be priced', () => {
    const drugs = [trulicity, { ...drug('3', 'Zolpidem'), quantity: null }];
    const row = yearlyTotal({ ...mapd, drugEstimate: { ...withoutTrulicity, annualCost: 0 } }, { ...context, drugs });
    expect(row).toMatchObject({ missing: [atFullPrice, { drugName: 'Zolpidem', reason: 'price-not-available' }] });
  });

  it('[COST-02] stays incomplete if the card shows a pharmacy message', () => {
    const drugEstimate = { ...withoutTrulicity, isPharmacyMessageShown: true, isPharmacyCovered: false };
    expect(yearlyTotal({ ...mapd, drugEstimate }, context)).toMatchObject({ kind: 'incomplete', missing: [atFullPrice] });
  });

  const ma = medicarePlan({ kind: 'MA', monthlyPremium: 0 });
  it('[COST-02] is incomplete if drugs are saved and the plan has no drug coverage', () => {
    expect(yearlyTotal(ma, context)).toMatchObject({
      kind: 'incomplete',
      drugPart: 'no-drug-coverage',
      sum: { total: 0 },
      missing: [{ drugName: 'Amlodipine', reason: 'full-price' }, atFullPrice],
    });
  });

  it('[COST-02] is complete without drug coverage if the service sends every full price', () => {
    const drugEstimate = estimate({ annualCost: 5, coveredDrugs: [], fullCosts: { '00000000001': 48, '00000000002': 9600 } });
    expect(yearlyTotal({ ...ma, drugEstimate }, helped)).toMatchObject({ kind: 'complete', sum: { drugs: 9648, total: 9648 } });
  });
});

describe('a total with Extra Help', () => {
  const plan = medicarePlan({ monthlyPremium: 11.5, lisMonthlyPremiumText: '$0', drugEstimate: { ...both, lisAnnualCost: 62.4 } });
  const regular = { premium: 138, drugs: 1264, total: 1402 };
  it.each([
    ['both parts are lower', plan, helped, { premium: 0, drugs: 62.4, total: 62.4 }, true],
    ['Extra Help does not apply', plan, context, regular, false],
    ['the feature is off', plan, { ...helped, flags: { lisChanges: false } }, regular, false],
    ['a buy-down lowers the premium only', { ...plan, lisBuyDown: true }, helped, { premium: 0, drugs: 1264, total: 1264 }, true],
    [
      'no premium with Extra Help, only the drugs',
      { ...plan, lisMonthlyPremiumText: null },
      helped,
      { premium: 138, drugs: 62.4, total: 200.4 },
      true,
    ],
    ['Extra Help changes nothing', medicarePlan({ monthlyPremium: 11.5, drugEstimate: both }), helped, regular, false],
  ])('[COST-01] [CARD-16] [DRUG-09] decides whether the total includes Extra Help: %s', (_, of, given, sum, isWithExtraHelp) => {
    expect(yearlyTotal(of, given)).toMatchObject({ kind: 'complete', sum, isWithExtraHelp, regular: isWithExtraHelp ? regular : null });
  });

  it('[COST-02] adds the full price with and without Extra Help', () => {
    const drugEstimate = { ...withoutTrulicity, lisAnnualCost: 6.4, fullCosts: { '00000000002': 9600 } };
    expect(yearlyTotal({ ...plan, drugEstimate }, helped)).toMatchObject({
      kind: 'complete',
      sum: { premium: 0, drugs: 9606.4, total: 9606.4 },
      regular: { premium: 138, drugs: 9660, total: 9798 },
    });
  });

  it('[COST-02] is incomplete, with the lower known part', () => {
    const drugEstimate = { ...withoutTrulicity, lisAnnualCost: 6.4 };
    expect(yearlyTotal({ ...plan, drugEstimate }, helped)).toMatchObject({
      kind: 'incomplete',
      sum: { total: 6.4 },
      regular: { total: 198 },
      missing: [atFullPrice],
    });
  });

  it('[CARD-16] finds the premium of the plan and year among 10,000', () => {
    const premiums = Array.from({ length: 10_000 }, (_, at) => ({
      planId: `H${String(at).padStart(10, '0')}`,
      planYear: at % 2 === 0 ? 2026 : 2027,
      monthlyPremium: at,
    }));
    const lowIncome = { isEligible: true, level: null, premiums };
    const of = (id: string) => yearlyTotal(medicarePlan({ id, monthlyPremium: 90_000, drugEstimate: both }), { ...helped, lowIncome });
    expect(of('H0000009998')).toMatchObject({ sum: { premium: 9998 * 12 } });
    expect(of('H0000009999'), 'the list has it for another year').toMatchObject({ sum: { premium: 90_000 * 12 } });
    expect(of('H0000010000'), 'not in the list').toMatchObject({ sum: { premium: 90_000 * 12 } });
  });

  it.each([
    ['premium', { monthlyPremium: null, lisMonthlyPremiumText: '$1', drugEstimate: both }, { premium: 12, drugs: 1264 }],
    ['drug cost', { monthlyPremium: 2, drugEstimate: { ...both, annualCost: null, lisAnnualCost: 9 } }, { premium: 24, drugs: 9 }],
  ])('[DRUG-09] shows a total if only the %s with Extra Help is known, without a regular one', (_, facts, parts) => {
    const total = yearlyTotal(medicarePlan({ lisMonthlyPremiumText: null, ...facts }), helped);
    expect(total).toMatchObject({ kind: 'complete', sum: parts, isWithExtraHelp: true, regular: null });
  });
});
