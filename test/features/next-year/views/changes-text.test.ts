import { describe, expect, it } from 'vitest';
import { cost } from '../../../../src/features/cost/text/en/cost.js';
import { type ChangeWords, footInWords, groupsInWords, leadInWords } from '../../../../src/features/next-year/changes-text.js';
import type { PlanChanges } from '../../../../src/features/next-year/rules/plan-changes.js';
import { planChanges as text } from '../../../../src/features/next-year/text/en/plan-changes.js';
import { spanish } from '../../../../src/spanish.js';
import { drug, estimate, ndcOf, provider } from '../../drugs/rules/samples.js';
import { changesOf, type YearOver } from '../rules/samples.js';

const english: ChangeWords = { text, cost, thisYear: 2026, year: 2027 };
const inSpanish: ChangeWords = { text: spanish.planChanges, cost: spanish.cost, thisYear: 2026, year: 2027 };

const sentences = (changes: PlanChanges, words = english) =>
  groupsInWords(changes, words).flatMap(({ rows }) => rows.map(({ sentence }) => sentence));

const sample = { ...drug('1', 'Sample'), dosage: '40 mg tablet' };
const code = ndcOf('1');
const covered = (over = {}): YearOver => ({
  drugEstimate: estimate({ coveredDrugs: ['1'], costs: { 1: 72 }, tiers: { 1: 3 }, restrictions: {}, annualCost: 72, ...over }),
});
const lost = (over = {}) => covered({ coveredDrugs: [], costs: {}, tiers: {}, annualCost: 0, ...over });

describe('a row as one sentence', () => {
  it.each<[YearOver, YearOver, string]>([
    [{ monthlyPremium: 26 }, { monthlyPremium: 46 }, 'Premium a month: $26.00 in 2026, $46.00 in 2027, $20.00 more'],
    [{ outOfPocketMaximum: 3400 }, { outOfPocketMaximum: 3900 }, 'Out-of-pocket maximum: $3,400 in 2026, $3,900 in 2027, $500 more'],
    [{ partDDeductible: 590.4 }, { partDDeductible: 590 }, 'Drug deductible: $590.40 in 2026, $590 in 2027, $0.40 less'],
    [{ partDDeductible: 0 }, { partDDeductible: null }, 'Drug deductible: $0 in 2026, not known for 2027'],
    [{ partDDeductible: null }, { partDDeductible: 0 }, 'Drug deductible: not known for 2026, $0 in 2027'],
    [{ overallStarRating: 4.5 }, { overallStarRating: 4 }, 'Medicare star rating: 4.5 of 5 in 2026, 4 of 5 in 2027'],
    [{ networkType: 'HMO' }, { networkType: 'PPO' }, 'Network type: HMO in 2026, PPO in 2027'],
    [{ name: 'Plan A' }, { name: 'Plan B' }, 'Name of the plan: Plan A in 2026, Plan B in 2027'],
    [{ name: 'Plan A' }, { name: 'Plan A' }, 'Name of the plan: Plan A'],
    [{ monthlyPremium: 26 }, { monthlyPremium: 26 }, 'Premium a month: $26.00'],
  ])('[NEXT-05] of a fact: %j, %j', (before, after, sentence) => {
    expect(sentences(changesOf({ before, after }))).toContain(sentence);
  });

  it.each<[YearOver, YearOver, string]>([
    [
      covered(),
      lost({ fullCosts: { [code]: 240 } }),
      '$72.00 in 2026, not covered in 2027, no longer covered, full price, $240.00 a year, is in the total',
    ],
    [covered(), lost(), '$72.00 in 2026, not covered in 2027, no longer covered, full price not known'],
    [lost(), covered(), 'not covered in 2026, $72.00 in 2027, now covered'],
    [
      covered(),
      covered({ costs: { [code]: 60 }, restrictions: { [code]: ['step-therapy'] } }),
      '$72.00 in 2026, $60.00 in 2027, $12.00 less, new step therapy',
    ],
    [
      covered(),
      covered({ costs: { [code]: 80 }, tiers: { [code]: 4 } }),
      '$72.00 in 2026, $80.00 in 2027, $8.00 more, tier 3 in 2026, tier 4 in 2027',
    ],
    [covered({ restrictions: { [code]: ['quantity-limit'] } }), covered(), '$72.00 in 2026, $72.00 in 2027, no more quantity limit'],
    [covered(), { drugEstimate: null }, '$72.00 in 2026, not known for 2027'],
    [covered(), covered(), '$72.00, tier 3'],
  ])('[NEXT-05] of a drug: %#', (before, after, words) => {
    expect(sentences(changesOf({ drugs: [sample], before, after }))).toContain(`Sample 40 mg tablet: ${words}`);
  });

  it.each([
    [['H0609044000'], [], 'in network in 2026, not in network in 2027, no longer in network'],
    [[], ['H0609044000'], 'not in network in 2026, in network in 2027, now in network'],
    [['H0609044000'], null, 'in network in 2026, not known for 2027'],
    [['H0609044000'], ['H0609044000'], 'in network'],
  ])('[NEXT-05] of a doctor: %j, %j', (before, after, words) => {
    const changes = changesOf({ doctorsBefore: [provider({ plans: before })], doctorsAfter: [provider({ plans: after })] });
    expect(sentences(changes)).toContain(`Dr. Novella Hoppe: ${words}`);
  });

  it('[NEXT-04] takes more than a column for the names of the plan alone', () => {
    const rows = groupsInWords(changesOf({ drugs: [sample], doctorsBefore: [provider()], doctorsAfter: [provider()] }), english).flatMap(
      (group) => group.rows,
    );
    expect(rows.filter(({ isLong }) => isLong).map(({ name }) => name)).toEqual(['Name of the plan']);
    expect(rows.length).toBeGreaterThan(5);
  });

  it('[NEXT-05] in Spanish', () => {
    const changes = changesOf({ drugs: [sample], before: { monthlyPremium: 26, ...covered() }, after: { monthlyPremium: 46, ...lost() } });
    expect(sentences(changes, inSpanish)).toEqual(
      expect.arrayContaining([
        'Prima al mes: $26.00 en 2026, $46.00 en 2027, $20.00 más',
        'Sample 40 mg tablet: $72.00 en 2026, no cubierto en 2027, ya no está cubierto, no se conoce el precio completo',
      ]),
    );
  });
});

describe('the lead', () => {
  const priced = (annualCost: number): YearOver => ({ monthlyPremium: 0, ...covered({ annualCost }) });
  it.each<[string, YearOver, YearOver, string]>([
    ['more', priced(88), priced(96), 'Yearly total: $88.00 in 2026, $96.00 in 2027, $8.00 more'],
    ['less', priced(96), priced(88), 'Yearly total: $96.00 in 2026, $88.00 in 2027, $8.00 less'],
    ['the same', priced(88), priced(88), 'Yearly total: $88.00 in 2026, $88.00 in 2027, the same yearly total'],
    [
      'incomplete',
      priced(88),
      { monthlyPremium: 0, ...lost() },
      'Yearly total: $88.00 in 2026, $0.00 + Sample at full price in 2027, total of 2027 is incomplete',
    ],
    [
      'not known',
      priced(88),
      { ...priced(88), monthlyPremium: null },
      'Yearly total: $88.00 in 2026, not known for 2027, total of 2027 is not known',
    ],
    ['not known this year', { ...priced(88), monthlyPremium: null }, priced(88), 'Yearly total: not known for 2026, $88.00 in 2027'],
  ])('[NEXT-04] [NEXT-05] is the yearly total in words: %s', (_, before, after, sentence) => {
    expect(leadInWords(changesOf({ drugs: [sample], before, after }).lead, english).sentence).toBe(sentence);
  });

  it('[NEXT-04] says whose prices these are', () => {
    expect(footInWords('Whalley Drug', true, text)).toBe('With Extra Help, at Whalley Drug. Estimates. Doctor visits are not counted.');
    expect(footInWords('Whalley Drug', false, text)).toBe('Drug costs are at Whalley Drug. Estimates. Doctor visits are not counted.');
    expect(footInWords(null, false, text)).toBe('Estimates. Doctor visits are not counted.');
  });
});
