import type { ArrangedMonths } from '../../src/features/cost/rules/months.js';
import { months as text } from '../../src/features/cost/text/en/months.js';
import { costText } from '../../src/shared/money/money-text.js';

/** Texts and columns of the months that both hand-written cards use. */

export interface MonthWords {
  /** The months with the highest cost, in bold. */
  readonly highest: string;
  readonly more: string;
}

export function monthWords({ year, months, highest: { months: most, amount }, sum, leftOut, freeFrom }: ArrangedMonths): MonthWords {
  const cost = costText(amount);
  const [only] = most;
  const more = [
    sum.premium === null && text.withoutPremium,
    leftOut.length > 0 && text.leftOut(leftOut),
    freeFrom !== null && text.freeFrom(freeFrom, costText(0), leftOut.length > 0),
  ];
  let highest = months.length === 12 ? text.every(cost) : text.everyLeft(year, cost);
  if (most.length < months.length) highest = text.highest(most, cost);
  if (only !== undefined && months.length === 1) highest = text.only(only, year, cost);
  return { highest, more: more.filter(Boolean).join(' ') };
}

export interface AxisName {
  readonly name: string;
  /** A value of `grid-column`. */
  readonly column: string;
}

/** The names below the bars: each of up to four months, otherwise the first of each quarter, and the first bar if there is space. */
export function axisNames({ months }: ArrangedMonths): readonly AxisName[] {
  const count = months.length;
  return months.flatMap(({ month }, at) => {
    const name = text.short[month - 1] ?? '';
    if (count <= 4) return [{ name, column: `${at + 1}` }];
    const isFirst = at === 0 && month % 3 === 2;
    return isFirst || month % 3 === 1 ? [{ name, column: `${at + 1} / span ${isFirst ? 2 : Math.min(3, count - at)}` }] : [];
  });
}

/** The rows of the table. The last one is the sum of several months. */
export function tableRows({ year, months, sum }: ArrangedMonths) {
  const rows = months.map((one) => ({ short: text.short[one.month - 1] ?? '', name: text.name[one.month - 1] ?? '', amounts: one }));
  return { rows, sum: months.length > 1 ? { name: months.length === 12 ? text.year : text.left(year), amounts: sum } : null };
}
