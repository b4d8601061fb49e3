import { describe, expect, it } from 'vitest';
import { type MonthsContext, monthAmounts } from '../../../../src/features/cost/rules/month-amounts.js';
import { type ArrangedMonths, arrangeMonths } from '../../../../src/features/cost/rules/months.js';
import type { MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { drug, drugContext, estimate } from '../../drugs/rules/samples.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';

const saved = [drug('1', 'Amlodipine'), drug('2', 'Trulicity')];
const context: MonthsContext = { ...drugContext({ drugs: saved }), lowIncome: null, today: wallClock(2026, 11, 20) };
const helped = { ...context, hasExtraHelp: true };

/** Twelve amounts: the given ones, then the last of them. */
const twelve = (...first: readonly number[]) => Array.from({ length: 12 }, (_, at) => first[at] ?? first.at(-1) ?? 0);
const sumOf = (months: readonly number[]) => Math.round(months.reduce((sum, one) => sum + one, 0) * 100) / 100;

interface Given {
  readonly months?: readonly number[];
  readonly lisMonths?: readonly number[];
  readonly annual?: number | null;
  readonly lisAnnual?: number | null;
  readonly plan?: Partial<Omit<MedicarePlan, 'id'>>;
}

/** A plan of 2027 for $26 a month, whose yearly costs are the sums of its months. */
function planWith({ months, lisMonths, annual, lisAnnual, plan }: Given): MedicarePlan {
  const drugEstimate = estimate({
    coveredDrugs: ['1', '2'],
    annualCost: annual === undefined ? (months ? sumOf(months) : 1180) : annual,
    lisAnnualCost: lisAnnual === undefined ? (lisMonths ? sumOf(lisMonths) : null) : lisAnnual,
    ...(months && { monthlyCosts: months }),
    ...(lisMonths && { lisMonthlyCosts: lisMonths }),
  });
  return medicarePlan({ year: 2027, monthlyPremium: 26, drugEstimate, ...plan });
}

function known(given: Given, with_: MonthsContext = context): ArrangedMonths {
  const months = monthAmounts(planWith(given), with_);
  if (months?.kind !== 'known') throw new Error('no months');
  return arrangeMonths(months);
}

const isShown = (given: Given, with_: MonthsContext = context) => monthAmounts(planWith(given), with_)?.kind === 'known';

const reachesTheCap = twelve(715, 254, 254, 254, 254, 254, 115, 0);

describe('the months of a plan', () => {
  it('[MONTH-01] are twelve, each with premium, drugs and their sum', () => {
    const { year, months, sum } = known({ months: reachesTheCap });
    expect(year).toBe(2027);
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months[0]).toEqual({ month: 1, premium: 26, drugs: 715, total: 741 });
    expect(months[11]).toEqual({ month: 12, premium: 26, drugs: 0, total: 26 });
    expect(sum).toEqual({ premium: 312, drugs: 2100, total: 2412 });
  });

  it.each([
    ['one month', reachesTheCap, { months: [1], amount: 741 }],
    ['two months', twelve(386, 386, 40), { months: [1, 2], amount: 412 }],
    ['quarters', [6.4, 4.8, 4.8, 6.4, 4.8, 4.8, 6.4, 4.8, 4.8, 6.4, 4.8, 4.8], { months: [1, 4, 7, 10], amount: 32.4 }],
    ['December', twelve(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5), { months: [12], amount: 31 }],
    ['all months', twelve(10), { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], amount: 36 }],
    ['months that differ by less than a cent', twelve(10.001, 10), { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], amount: 36 }],
  ])('[MONTH-01] name the highest: %s', (_, months, highest) => {
    expect(known({ months }).highest).toEqual(highest);
  });

  it.each([
    ['from August', reachesTheCap, 8],
    ['from December', [...twelve(20).slice(1), 0], 12],
    ['all year', twelve(0), 1],
    ['never: they cost something in December', twelve(715, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5), null],
    ['never: a free month in between', [9, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9], null],
    ['never', twelve(10), null],
  ])('[MONTH-01] say from when the drugs cost nothing any more: %s', (_, months, from) => {
    expect(known({ months }).freeFrom).toBe(from);
  });

  it.each([
    [741, 800],
    [8.4, 10],
    [412, 500],
    [799.99, 800],
    [800, 1000],
    [999, 1000],
    [1000, 2000],
    [10, 20],
    [26, 30],
    [0.5, 1],
    [0, 1],
  ])('[MONTH-01] the scale over a highest month of $%d ends at $%d', (amount, top) => {
    expect(known({ months: twelve(amount, 0), plan: { monthlyPremium: 0 } }).top).toBe(top);
  });

  it('[MONTH-01] leave out the premium if it is not known, and never count it as $0', () => {
    const { months, sum, highest } = known({ months: reachesTheCap, plan: { monthlyPremium: null } });
    expect(months[0]).toEqual({ month: 1, premium: null, drugs: 715, total: 715 });
    expect(sum).toEqual({ premium: null, drugs: 2100, total: 2100 });
    expect(highest.amount).toBe(715);
  });

  it('[MONTH-01] name the saved drugs that are not in them', () => {
    expect(known({ months: twelve(10) }).leftOut).toEqual([]);
    const drugEstimate = estimate({ coveredDrugs: ['1'], annualCost: 120, monthlyCosts: twelve(10), fullCosts: { '00000000002': 9600 } });
    expect(known({ plan: { drugEstimate } }).leftOut).toEqual(['Trulicity']);
    const allPriced = estimate({ coveredDrugs: ['1', '2'], annualCost: 120, monthlyCosts: twelve(10) });
    const unpriced = { ...allPriced, unpricedDrugs: ['00000000002'] };
    expect(known({ plan: { drugEstimate: unpriced } }).leftOut).toEqual(['Trulicity']);
  });
});

describe('the months with Extra Help', () => {
  const both = { months: reachesTheCap, lisMonths: twelve(4.8) };

  it('[MONTH-01] follow the answer about Extra Help, with the premium', () => {
    const plan = { lisMonthlyPremiumText: '$2' };
    expect(known({ ...both, plan }, helped).months[0]).toEqual({ month: 1, premium: 2, drugs: 4.8, total: 6.8 });
    expect(known({ ...both, plan }).months[0]).toEqual({ month: 1, premium: 26, drugs: 715, total: 741 });
  });

  it.each([
    ['the plan is a buy-down: Extra Help lowers no drug cost', { ...both, plan: { lisBuyDown: true } }, 715],
    ['the cost with Extra Help is not known', { months: reachesTheCap }, 715],
    ['both years cost the same', { months: twelve(10, 8), lisMonths: twelve(8, 8, 10, 8) }, 8],
    ['both years cost the same, and the service sends one list', { months: twelve(8), lisAnnual: 96 }, 8],
  ])('[MONTH-01] are those of the cost that the card shows: %s', (_, given, january) => {
    expect(known(given, helped).months[0]?.drugs).toBe(january);
  });

  it('[MONTH-01] do not show the regular months beside a yearly cost with Extra Help', () => {
    expect(isShown({ months: reachesTheCap, lisAnnual: 57.6 }, helped)).toBe(false);
  });
});

describe('[MONTH-02] no months show', () => {
  it.each([
    ['none sent', {}],
    ['eleven', { months: twelve(10).slice(1) }],
    ['thirteen', { months: [...twelve(10), 10] }],
    ['a negative one', { months: twelve(-10, 20) }],
    ['a sum that is off by $1.01', { months: twelve(10), annual: 121.01 }],
    ['a yearly cost that is not known', { months: twelve(10), annual: null }],
    ['no amounts', { months: twelve(Number.NaN) }],
  ])('%s', (_, given) => {
    expect(isShown(given)).toBe(false);
  });

  it.each([
    [120.99, 120.99],
    [119.01, 119.01],
    [121, 121],
  ])('[MONTH-02] but they do if the sum is off by less: $120 and $%d, which is the sum of the year', (annual, sum) => {
    expect(known({ months: twelve(10), annual }).sum.drugs).toBe(sum);
  });

  it.each([
    ['no drugs are saved', planWith({ months: twelve(10) }), { ...context, drugs: [] }],
    ['a plan without drug coverage', planWith({ months: twelve(10), plan: { kind: 'MA' } }), context],
    ['a supplement plan', supplementPlan({ year: 2027 }), context],
    [
      'prices that do not show',
      planWith({ plan: { drugEstimate: estimate({ annualCost: 120, monthlyCosts: twelve(10), isPricingShown: false }) } }),
      context,
    ],
    ['no prices', planWith({ plan: { drugEstimate: null } }), context],
    ['prices that load for the first time', planWith({}), { ...context, awaitedPrices: 'all' as const }],
  ])('%s', (_, plan, with_) => {
    expect(monthAmounts(plan, with_)).toBeNull();
  });

  it.each([
    ['new prices load, and the last ones had months', { months: twelve(10) }, false],
    ['the first prices load, and the page knows that the service sends months', {}, true],
  ])('[LOAD-04] and their place is kept while %s', (_, given, areMonthsSent) => {
    const loading = { ...context, awaitedPrices: 'all' as const, areMonthsSent };
    expect(monthAmounts(planWith(given), loading)).toEqual({ kind: 'waits' });
  });
});

describe('[MONTH-04] months that are past', () => {
  it.each([
    ['January 1', wallClock(2026, 1, 1), 2026, 1],
    ['January 31, last moment', wallClock(2026, 1, 31, 23, 59, 59), 2026, 1],
    ['February 1', wallClock(2026, 2, 1), 2026, 2],
    ['October 1', wallClock(2026, 10, 1), 2026, 10],
    ['November 30, last moment', wallClock(2026, 11, 30, 23, 59, 59), 2026, 11],
    ['December 1', wallClock(2026, 12, 1), 2026, 12],
    ['December 31, last moment', wallClock(2026, 12, 31, 23, 59, 59), 2026, 12],
    ['December, a plan of the next year', wallClock(2026, 12, 10), 2027, 1],
    ['a plan of a year further on', wallClock(2026, 12, 10), 2028, 1],
  ])('are left out: %s', (_, today, year, first) => {
    const { months } = known({ months: reachesTheCap, plan: { year } }, { ...context, today });
    expect(months.map(({ month }) => month)).toEqual(twelve(0).flatMap((_none, at) => (at + 1 >= first ? [at + 1] : [])));
  });

  it('are not in the sum, the highest month and the month from which drugs are free', () => {
    const { sum, highest, freeFrom, top } = known(
      { months: reachesTheCap, plan: { year: 2026 } },
      { ...context, today: wallClock(2026, 7, 4) },
    );
    expect(sum).toEqual({ premium: 156, drugs: 115, total: 271 });
    expect(highest).toEqual({ months: [7], amount: 141 });
    expect({ freeFrom, top }).toEqual({ freeFrom: 8, top: 200 });
  });

  it('leave nothing of a plan of last year', () => {
    expect(monthAmounts(planWith({ months: twelve(10), plan: { year: 2025 } }), context)).toBeNull();
  });
});
