import { planYears } from '../../../shared/calendar/plan-year.js';
import { fieldsOf, type WallClock } from '../../../shared/calendar/wall-clock.js';
import { inCents } from '../../../shared/money/money-text.js';
import { type DrugContext, drugSummary, hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import { isExtraHelpCostShown } from '../../drugs/rules/drug-cost.js';
import { isUnpriced } from '../../known-plans/rules/unpriced-drugs.js';
import { addUpTo, twelveAmounts } from '../../plan/rules/monthly-costs.js';
import type { MedicarePlan, Plan } from '../../plan/rules/plan.js';
import { appliedMonthlyPremium, type PremiumContext } from './premium.js';

/** A cost in US dollars, rounded to cents. */
export interface CostParts {
  /** Null if the premium is not known. It is never part of the total then. */
  readonly premium: number | null;
  readonly drugs: number;
  readonly total: number;
}

export interface MonthCost extends CostParts {
  /** 1 to 12. */
  readonly month: number;
}

/** The cost of a plan, month by month (MONTH-01). */
export interface KnownMonths {
  readonly kind: 'known';
  readonly year: number;
  /** The months that are not past, the last one December (MONTH-04). */
  readonly months: readonly MonthCost[];
  /** The sum of these months. For the whole year, the yearly cost that the card shows. */
  readonly sum: CostParts;
  /** The months with the highest total. All of them if the totals are equal. */
  readonly highest: { readonly months: readonly number[]; readonly amount: number };
  /** The first month from which the drugs cost nothing to the end of the year. Null if they cost something in December. */
  readonly freeFrom: number | null;
  /** US dollars: the value at the top of the bars. */
  readonly top: number;
  /** Saved drugs that are not in these amounts, because the plan does not cover them, or their coverage or price is not known. */
  readonly leftOut: readonly string[];
}

/** `waits` means that the prices are loading, and that the service is known to send months with them. */
export type PlanMonths = KnownMonths | { readonly kind: 'waits' };

export interface MonthsContext extends DrugContext, PremiumContext {
  /** The setting `monthlyDrugCosts`. */
  readonly areMonthsSent?: boolean;
  /** Midnight of the day on the server's clock. */
  readonly today: WallClock;
}

/**
 * Decides the cost of each month (MONTH-01, MONTH-02, MONTH-04). Returns null if the service sends no twelve amounts that add up to the
 * drug cost that the card shows.
 */
export function planMonths(plan: Plan, context: MonthsContext): PlanMonths | null {
  const from = firstMonth(plan.year, context.today);
  if (!hasDrugCoverage(plan) || context.drugs.length === 0 || from === null) return null;
  const { rows, cost } = drugSummary(plan, context);
  if (cost.kind === 'loading') return context.areMonthsSent || plan.drugEstimate?.monthlyCosts ? { kind: 'waits' } : null;
  const amounts = cost.annual === null ? null : applyingAmounts(plan, context, cost.annual);
  if (cost.annual === null || !amounts) return null;
  const premium = appliedMonthlyPremium(plan, context);
  const months = amounts.slice(from - 1).map((drugs, at): MonthCost => ({ month: from + at, ...partsOf(premium, drugs) }));
  const amount = Math.max(...months.map(({ total }) => total));
  return {
    kind: 'known',
    year: plan.year,
    months,
    sum: partsOf(premium && premium * months.length, from === 1 ? cost.annual : sumOf(months)),
    highest: { amount, months: months.filter(({ total }) => total === amount).map(({ month }) => month) },
    freeFrom: freeFrom(months),
    top: roundOver(amount),
    leftOut: rows
      .filter(({ coverage, drug }) => coverage !== 'covered' || isUnpriced(plan.drugEstimate, drug))
      .map(({ drug }) => drug.name),
  };
}

/** The month of today in the current year, 1 in a later year, and null in an earlier one. */
function firstMonth(planYear: number, today: WallClock): number | null {
  const { current } = planYears(today);
  if (planYear < current) return null;
  return planYear === current ? fieldsOf(today).month : 1;
}

/** The amounts of the cost that applies. The regular ones never stand for those with Extra Help, unless both years cost the same. */
function applyingAmounts(plan: MedicarePlan, context: DrugContext, annual: number): readonly number[] | null {
  const { monthlyCosts, lisMonthlyCosts } = plan.drugEstimate ?? {};
  const candidates = isExtraHelpCostShown(plan, context) ? [lisMonthlyCosts, monthlyCosts] : [monthlyCosts];
  // The host page may hand over a plan with any amounts, so they are counted and added up here too.
  return candidates.find((one) => one && twelveAmounts(one) && addUpTo(annual, one)) ?? null;
}

function partsOf(premium: number | null, drugs: number): CostParts {
  return { premium: premium === null ? null : cents(premium), drugs: cents(drugs), total: cents((premium ?? 0) + drugs) };
}

function sumOf(months: readonly MonthCost[]): number {
  return months.reduce((sum, { drugs }) => sum + drugs, 0);
}

/** An amount too large for cents stays as it is. */
function cents(dollars: number): number {
  return inCents(dollars) ?? dollars;
}

function freeFrom(months: readonly MonthCost[]): number | null {
  const lastPaid = months.findLastIndex(({ drugs }) => drugs > 0);
  return months[lastPaid + 1]?.month ?? null;
}

/** The steps of a scale between two powers of ten. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next round number over an amount: 800 over 741, 10 over 8.40. At least 1, because a scale names whole dollars. */
function roundOver(amount: number): number {
  const power = amount < 1 ? 1 : 10 ** Math.floor(Math.log10(amount));
  const step = steps.find((one) => one * power > amount) ?? 20;
  return step * power;
}
