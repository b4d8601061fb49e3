import { inCents } from '../../../shared/money/money-text.js';

/** US dollars: the most by which the twelve months may differ from the year (MONTH-02). */
const TOLERANCE = 1;

/** The twelve amounts of a year, January to December. Null if their number is another one, or if one of them is missing or negative (MONTH-02). */
export function twelveAmounts(amounts: readonly (number | null)[]): readonly number[] | null {
  const known = amounts.filter((amount) => amount !== null && amount >= 0);
  return amounts.length === 12 && known.length === 12 ? (known as readonly number[]) : null;
}

/** Whether the twelve amounts add up to the yearly cost, within one dollar (MONTH-02). Without a yearly cost they do not. */
export function addUpTo(annual: number | null, months: readonly number[]): boolean {
  const difference = annual === null ? null : inCents(Math.abs(months.reduce((sum, amount) => sum + amount, 0) - annual));
  return difference !== null && difference <= TOLERANCE;
}
