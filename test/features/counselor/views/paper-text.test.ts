import { describe, expect, it } from 'vitest';
import { cost } from '../../../../src/features/cost/text/en/cost.js';
import {
  changeLines,
  missingLines,
  noteOfTotals,
  outcomeLines,
  planTotalLines,
  totalLine,
} from '../../../../src/features/counselor/paper-text.js';
import { counselorSheet, firstChoices, type SheetPlanNow } from '../../../../src/features/counselor/rules/counselor-sheet.js';
import type { MissingItems } from '../../../../src/features/counselor/rules/missing-items.js';
import { counselorPaper } from '../../../../src/features/counselor/text/en/counselor-paper.js';
import { drugList } from '../../../../src/features/drugs/text/en/drugs.js';
import { planChanges } from '../../../../src/features/next-year/text/en/plan-changes.js';
import { planCard } from '../../../../src/features/plan/text/en/plan-card.js';
import { complete, incomplete, sheetFacts, sheetPlan } from '../rules/samples.js';

const words = { text: counselorPaper, cost, card: planCard, drugs: drugList, changes: planChanges };
const sheet = counselorSheet(sheetFacts(), firstChoices);
const withoutNames = counselorSheet(sheetFacts(), { ...firstChoices, drugs: false, doctors: false });
const planNow = (more: Partial<SheetPlanNow> = {}): SheetPlanNow => ({ ...(sheet.plansNow?.[0] as SheetPlanNow), ...more });
const nobody = { notCovered: [], notKnown: [] };
const items = (more: Partial<Extract<MissingItems, { readonly kind: 'items' }>>): MissingItems => ({
  kind: 'items',
  hasNoDrugCoverage: false,
  pharmacy: null,
  drugs: nobody,
  doctors: nobody,
  ...more,
});

describe('the plan now on the sheet', () => {
  it.each([
    ['renews', { kind: 'renews', planId: 'H0002006000' }, false, ['If I do nothing, I keep this plan in 2027.']],
    ['moves', { kind: 'moves', planId: 'H0002007000' }, false, ['If I do nothing, I move to SCAN Plus on January 1, 2027.']],
    [
      'ends',
      { kind: 'ends', lost: 'care-and-drugs' },
      false,
      [
        'This plan ends December 31, 2026.',
        'If I do nothing, I have Original Medicare without drug coverage from January 1.',
        'If I join a plan by December 31, I have no gap. Because my plan ends, I can join until the last day of February.',
      ],
    ],
    [
      'ends, with Extra Help',
      { kind: 'ends', lost: 'drugs' },
      true,
      [
        'This plan ends December 31, 2026.',
        'With Extra Help, Medicare may choose a drug plan for me. I can choose one myself.',
        'If I join a plan by December 31, I have no gap. Because my plan ends, I can join until the last day of February.',
      ],
    ],
    [
      'has been left for another',
      { kind: 'joined', name: 'SCAN Plus', starts: { year: 2027, month: 1, day: 1 } },
      false,
      ['I joined SCAN Plus. It starts January 1, 2027, and this plan ends December 31, 2026.'],
    ],
    ['is not known', { kind: 'unknown', planId: 'H0002006000' }, false, []],
  ] as const)('[SHEET-01] [NEXT-02] says in the first person that it %s', (_, outcome, hasExtraHelp, lines) => {
    const plan = planNow({ outcome: outcome as unknown as SheetPlanNow['outcome'], movesTo: 'SCAN Plus' });
    expect(outcomeLines(plan, hasExtraHelp, words)).toEqual(lines);
  });

  it.each([
    ['both years', {}, 'Yearly total: $88.00 in 2026, **$96.00** in 2027, **$8.00 more**. It includes Furosemide at full price, $24.'],
    ['one year alone', { nextTotal: null, difference: null }, 'Yearly total: $88.00 in 2026.'],
    [
      'an incomplete year',
      { nextTotal: incomplete(40, 'Eliquis'), difference: null },
      'Yearly total: $88.00 in 2026, $40.00 + Eliquis at full price in 2027.',
    ],
    ['nothing', { total: null, nextTotal: null, difference: null }, null],
  ] as const)('[SHEET-01] [COST-02] gives the totals of %s', (_, more, line) => {
    expect(totalLine(planNow(more), sheet, words)).toBe(line);
  });

  it('[SHEET-01] names no drug in the totals if the drugs are left out', () => {
    expect(totalLine(planNow({ nextTotal: incomplete(40, 'Eliquis'), difference: null }), withoutNames, words)).toBe(
      'Yearly total: $88.00 in 2026, $40.00 (incomplete) in 2027.',
    );
  });

  it('[SHEET-01] [NEXT-04] names the changes to check first', () => {
    expect(changeLines(planNow(), words)).toEqual([
      { name: 'Furosemide', words: 'no longer covered' },
      { name: 'Dr. Novella Hoppe', words: 'not known for 2027' },
    ]);
  });
});

describe('a saved plan on the sheet', () => {
  it.each([
    ['a complete total', complete(88), '$88.00', []],
    ['what it lacks', incomplete(6.4, 'Trulicity'), '$6.40', [], '+ Trulicity at full price'],
    [
      'a full price in it',
      complete(64, { includesFullPrice: [{ drugName: 'Eliquis', annual: 24 }] }),
      '$64.00',
      ['includes Eliquis at full price, $24'],
    ],
    ['the premium alone', complete(0, { drugPart: 'none-saved' }), '$0.00', ['Premium only']],
    ['no total', null, null, ['Not known']],
  ] as const)('[SHEET-01] [COST-02] gives %s', (_, total, amount, lines, missing: string | null = null) => {
    const plan = sheetPlan({ total });
    expect(planTotalLines(plan, [plan], sheet, words)).toMatchObject({ amount, lines, missing });
  });

  it('[SHEET-01] keeps a short name of what is missing in one line', () => {
    const doctors = { notCovered: ['Eye Associates PC', 'Cambridge Health Alliance'], notKnown: [] };
    expect(missingLines(sheetPlan({ missing: items({ doctors }) }), sheet, words)).toEqual([
      'Not in network: Eye\u00a0Associates\u00a0PC, Cambridge Health Alliance',
    ]);
  });

  it('[SHEET-01] [CARD-16] says once that all totals are with Extra Help, or for one what is so for it', () => {
    const [helped, other] = [sheetPlan({ total: complete(64, { isWithExtraHelp: true }) }), sheetPlan()];
    expect(noteOfTotals([helped], sheet, words)).toBe(
      'Premium + drugs for 2027, with Extra Help, at Whalley Drug. Estimates. Doctor visits and the Part B premium are not counted.',
    );
    expect(noteOfTotals([helped, other], sheet, words)).not.toContain('Extra Help');
    expect(planTotalLines(helped, [helped, other], sheet, words).lines).toEqual(['with Extra Help']);
  });

  it.each([
    ['nothing', { kind: 'nothing' }, ['Nothing']],
    ['not known', { kind: 'not-known' }, ['Not known']],
    [
      'names',
      items({
        drugs: { notCovered: ['Trulicity'], notKnown: ['Eliquis'] },
        doctors: { notCovered: ['Hoppe', 'Stanton'], notKnown: ['Klocko'] },
      }),
      ['Not covered: Trulicity', 'Not in network: Hoppe, Stanton', 'Not known: Eliquis, Klocko'],
    ],
    [
      'the first of many names',
      items({ drugs: { notCovered: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], notKnown: [] } }),
      ['Not covered: A, B, C, D, E, and 3 more'],
    ],
    ['no drug coverage', items({ hasNoDrugCoverage: true }), ['No drug coverage']],
    ['the pharmacy', items({ pharmacy: { reason: 'out-of-network', name: 'Whalley Drug' } }), ['Whalley Drug is out of network']],
  ] as const)('[SHEET-01] says what is missing: %s', (_, missing, lines) => {
    expect(missingLines(sheetPlan({ missing: missing as MissingItems }), sheet, words)).toEqual(lines);
  });

  it('[SHEET-01] gives numbers in place of more than three names on a sheet with little space', () => {
    const missing = items({
      drugs: { notCovered: ['A', 'B', 'C'], notKnown: [] },
      doctors: { notCovered: ['Hoppe', 'Stanton', 'Klocko', 'Vassar'], notKnown: ['Codac'] },
    });
    const lines = ['Not covered: A, B, C', 'Not in network: 4 doctors', 'Not known: Codac'];
    expect(missingLines(sheetPlan({ missing }), sheet, words, true)).toEqual(lines);
    expect(missingLines(sheetPlan({ missing }), sheet, words)).toContain('Not in network: Hoppe, Stanton, Klocko, Vassar');
  });

  it('[SHEET-01] [SHEET-02] gives numbers for what the shopper left out', () => {
    const missing = items({
      drugs: { notCovered: ['Trulicity'], notKnown: [] },
      doctors: { notCovered: ['Hoppe', 'Stanton'], notKnown: [] },
    });
    expect(missingLines(sheetPlan({ missing }), withoutNames, words)).toEqual(['Not covered: 1 drug', 'Not in network: 2 doctors']);
    const plan = sheetPlan({ total: incomplete(6.4, 'Trulicity') });
    expect(planTotalLines(plan, [plan], withoutNames, words).lines).toEqual([]);
  });
});
