import { describe, expect, it } from 'vitest';
import { type CostAnswer, costAnswer } from '../../../../src/features/cost/rules/cost-answer.js';
import type { CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import type { YearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import { complete, incomplete, none, costRow as row } from '../support/cost-rows.js';

const context = { year: 2027, hasSupplements: false, loadingPlans: 0 } as const;
const answerOf = (rows: readonly CostRow[], over: Partial<typeof context | { loadingPlans: number; hasSupplements: boolean }> = {}) =>
  costAnswer(rows, { ...context, ...over });

/** The answer in short: the name of the plan, the scope, and the plan with more doctors and its difference. */
function inShort(answer: CostAnswer): readonly unknown[] {
  if (answer.kind === 'none') return ['none', answer.reason];
  if (answer.kind === 'waits') return ['waits'];
  const { plan, about, moreDoctors } = answer;
  return [plan.name, about, ...(moreDoctors ? [moreDoctors.plan.name, moreDoctors.more] : [])];
}

const priced = (drugs: number): YearlyTotal => complete(0, drugs);
const doctors = (covered: number, of = 4): Partial<CostRow> => ({ counts: { drugs: null, doctors: { covered, of } } });
const dual = row('Dual', priced(1), { kind: 'SNP', snpKind: 'dual' });
const chronic = row('Chronic', priced(2), { kind: 'SNP', snpKind: 'chronic' });
const institutional = row('Institutional', priced(3), { kind: 'SNP', snpKind: 'institutional' });
const drugPlan = row('Rx', priced(4), { kind: 'PDP' });
const low = row('Low', priced(64));
const dear = row('Dear', priced(96));

describe('the plan with the lowest cost', () => {
  it.each<[string, readonly CostRow[], readonly unknown[]]>([
    ['two Medicare Advantage plans', [dear, low], ['Low', 'every-plan']],
    ['a special needs plan is saved too', [dear, low, dual], ['Low', 'anybody-can-join']],
    ['a drug plan is saved too', [drugPlan, dear, low], ['Low', 'anybody-can-join']],
    ['a plan without drug coverage is saved too', [row('No Rx', priced(1), { kind: 'MA' }), dear, low], ['Low', 'with-drug-coverage']],
    ['drug plans alone', [drugPlan, row('Rx 2', priced(3), { kind: 'PDP' })], ['Rx 2', 'drug-plan']],
    ['one drug plan', [drugPlan], ['none', 'too-few']],
    ['special needs plans alone', [dual, chronic, institutional], ['none', 'too-few']],
    ['one other and three special needs plans', [dual, chronic, institutional, low], ['none', 'too-few']],
    ['a drug plan and three special needs plans', [dual, chronic, institutional, drugPlan], ['none', 'too-few']],
    ['one Medicare Advantage plan and two drug plans', [low, drugPlan, row('Rx 2', priced(3), { kind: 'PDP' })], ['none', 'too-few']],
    ['the own plan is one of the two', [dear, row('Now', priced(5), { isYourPlanNow: true, isSaved: false })], ['Now', 'every-plan']],
    [
      'the cost of the own plan is of another year',
      [dear, low, row('Now', priced(5), { isYourPlanNow: true, isSaved: false, year: 2026 })],
      ['Low', 'every-plan'],
    ],
    [
      'one plan, and the cost of the own plan is of another year',
      [dear, row('Now', priced(5), { isYourPlanNow: true, isSaved: false, year: 2026 })],
      ['none', 'too-few'],
    ],
    ['the own plan is a D-SNP', [dear, low, { ...dual, isYourPlanNow: true }], ['Low', 'anybody-can-join']],
    ['the own plan is of an unknown kind', [dear, low, row('Now', priced(1), { kind: null, isYourPlanNow: true })], ['Low', 'every-plan']],
    [
      'drug plans are saved, and the own plan is another',
      [drugPlan, row('Rx 2', priced(3), { kind: 'PDP' }), { ...low, isYourPlanNow: true, isSaved: false }],
      ['Rx 2', 'drug-plan'],
    ],
    ['an incomplete total that looks lower', [dear, low, row('Part', incomplete(1))], ['Low', 'every-plan']],
    ['one complete total', [low, row('Part', incomplete(1))], ['none', 'too-few']],
    ['all totals are incomplete', [row('A', incomplete(1)), row('B', incomplete(2))], ['none', 'too-few']],
    ['no total at all', [row('A', none('not-available')), row('B', none('premium-unknown'))], ['none', 'too-few']],
    ['no plans', [], ['none', 'too-few']],
  ])('[COST-12] is one that anybody can join: %s', (_, rows, expected) => {
    expect(inShort(answerOf(rows))).toEqual(expected);
  });

  it('[COST-12] is named as one of those that anybody can join if supplement plans are saved', () => {
    expect(inShort(answerOf([dear, low], { hasSupplements: true }))).toEqual(['Low', 'anybody-can-join']);
  });

  it('[COST-12] is not named without drugs', () => {
    const premium = complete(24, 0, { drugPart: 'none-saved' });
    expect(inShort(answerOf([row('A', premium), row('B', premium)]))).toEqual(['none', 'no-drugs']);
  });

  it('[COST-12] waits for prices and for the details of plans', () => {
    expect(inShort(answerOf([low, dear, row('A', none('loading'))]))).toEqual(['waits']);
    expect(inShort(answerOf([low, dear], { loadingPlans: 1 }))).toEqual(['waits']);
    expect(inShort(answerOf([low], { loadingPlans: 1 }))).toEqual(['waits']);
    expect(inShort(answerOf([], { loadingPlans: 2 }))).toEqual(['waits']);
    expect(inShort(answerOf([low, dear, row('S', none('loading'), { kind: 'SNP' })]))).toEqual(['Low', 'anybody-can-join']);
  });

  it.each<[string, readonly CostRow[], number]>([
    ['one plan, whose price is loading', [row('A', none('loading'))], 0],
    ['one plan, and drug plans whose prices are loading', [low, row('Rx', none('loading'), { kind: 'PDP' })], 0],
    ['one drug plan, whose price is loading', [row('Rx', none('loading'), { kind: 'PDP' })], 0],
    ['one price is loading, and the other total is incomplete', [row('A', none('loading')), row('B', incomplete(1))], 0],
    ['one price is loading, and the other premium is not known', [row('A', none('loading')), row('B', none('premium-unknown'))], 0],
    ['the details of one plan are loading, and the other is a special needs plan', [dual], 1],
  ])('[COST-12] [LOAD-04] keeps no place if it cannot come: %s', (_, rows, loadingPlans) => {
    expect(inShort(answerOf(rows, { loadingPlans }))).toEqual(['none', 'too-few']);
  });

  it.each<[string, readonly CostRow[], string]>([
    ['more doctors', [row('A', priced(5), doctors(2)), row('B', priced(5), doctors(3))], 'B'],
    [
      'more doctors, not more stars',
      [row('A', priced(5), { ...doctors(2), stars: 5 }), row('B', priced(5), { ...doctors(3), stars: 1 })],
      'B',
    ],
    ['known doctors', [row('A', priced(5)), row('B', priced(5), doctors(1))], 'B'],
    [
      'equal doctors, more stars',
      [row('A', priced(5), { ...doctors(2), stars: 3.5 }), row('B', priced(5), { ...doctors(2), stars: 4 })],
      'B',
    ],
    ['equal doctors, stars of one', [row('A', priced(5), doctors(2)), row('B', priced(5), { ...doctors(2), stars: 1 })], 'B'],
    ['no stars, by name', [row('b', priced(5)), row('A', priced(5))], 'A'],
    ['sums that differ in their parts', [row('A', complete(2, 3)), row('B', complete(0, 5), doctors(1))], 'B'],
  ])('[COST-12] with equal totals is the one with %s', (_, rows, expected) => {
    expect(inShort(answerOf(rows))[0]).toBe(expected);
    expect(inShort(answerOf([...rows].reverse()))[0]).toBe(expected);
  });
});

describe('another plan with more doctors', () => {
  it.each<[string, readonly CostRow[], readonly unknown[]]>([
    ['one that costs more', [row('A', priced(88), doctors(3)), row('B', priced(112), doctors(4))], ['A', 'every-plan', 'B', 24]],
    ['cents', [row('A', priced(0.1), doctors(3)), row('B', priced(0.3), doctors(4))], ['A', 'every-plan', 'B', 0.2]],
    [
      'the most doctors, then the lowest cost',
      [row('A', priced(1), doctors(1)), row('B', priced(2), doctors(2)), row('C', priced(9), doctors(4)), row('D', priced(8), doctors(4))],
      ['A', 'every-plan', 'D', 7],
    ],
    ['equal doctors', [row('A', priced(1), doctors(3)), row('B', priced(2), doctors(3))], ['A', 'every-plan']],
    ['fewer doctors', [row('A', priced(1), doctors(3)), row('B', priced(2), doctors(2))], ['A', 'every-plan']],
    ['doctors of the answer are not known', [row('A', priced(1)), row('B', priced(2), doctors(3))], ['A', 'every-plan']],
    ['doctors of the others are not known', [row('A', priced(1), doctors(0)), row('B', priced(2))], ['A', 'every-plan']],
    ['a special needs plan has more', [low, dear, { ...dual, ...doctors(4) }], ['Low', 'anybody-can-join']],
    ['an incomplete total has more', [row('A', priced(1), doctors(1)), dear, row('C', incomplete(2), doctors(4))], ['A', 'every-plan']],
  ])('[COST-12] is named with its difference: %s', (_, rows, expected) => {
    expect(inShort(answerOf(rows))).toEqual(expected);
  });
});
