import { inCents } from '../../../shared/money/money-text.js';
import type { MonthAmounts } from './month-amounts.js';

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
export interface ArrangedMonths {
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
  /** As in `MonthAmounts`. */
  readonly leftOut: readonly string[];
}

/** Arranges the amounts for sentences, bars and table. */
export function arrangeMonths({ year, from, drugs: amounts, annual, premium, leftOut }: MonthAmounts): ArrangedMonths {
  const months = amounts.map((drugs, at): MonthCost => ({ month: from + at, ...partsOf(premium, drugs) }));
  const amount = Math.max(...months.map(({ total }) => total));
  return {
    year,
    months,
    sum: partsOf(premium && premium * months.length, from === 1 ? annual : sumOf(months)),
    highest: { amount, months: months.filter(({ total }) => total === amount).map(({ month }) => month) },
    freeFrom: freeFrom(months),
    top: roundOver(amount),
    leftOut,
  };
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
