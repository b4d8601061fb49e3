import { hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import type { DrugEstimate, MedicarePlan } from '../../plan/rules/plan.js';
import { type ArrangedCosts, type CostFamily, type CostGroup, type CostRow, rowsOf } from './cost-chart.js';
import { type CompleteTotal, type IncompleteTotal, type YearlyTotal, type YearlyTotalContext, yearlyTotal } from './yearly-total.js';

/** The price of the saved drugs at one pharmacy, on one plan. The estimate is null if the response has none for the plan. */
export type PharmacyPrice =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly estimate: DrugEstimate | null };

/** The yearly cost of one plan at one pharmacy, as one case for each thing that a cell can show (PHARM-03, PHARM-05). */
export type PharmacyCell =
  | { readonly kind: 'total'; readonly total: CompleteTotal; readonly isLowest: boolean }
  | { readonly kind: 'incomplete'; readonly total: IncompleteTotal }
  /** The plan has no total anywhere, as without a premium. */
  | { readonly kind: 'no-total'; readonly reason: 'premium-unknown' | 'not-available' }
  | { readonly kind: 'not-covered' }
  | { readonly kind: 'out-of-network' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

/** A plan, and a cell for each pharmacy in the order of the columns. */
export interface PharmacyRow {
  readonly plan: CostRow;
  readonly cells: readonly PharmacyCell[];
}

/**
 * Rows under one heading, as in the chart. `none` has no heading: these are the plans that anybody can join.
 */
export interface PharmacySection {
  readonly heading: 'none' | 'incomplete' | 'without-total' | Exclude<CostFamily, 'medicare-advantage'>;
  /** Empty if another heading follows, as where every drug plan is incomplete. */
  readonly rows: readonly PharmacyRow[];
}

/** `failed` means that the prices of no plan could be loaded. */
export type PharmacyColumnState = 'ready' | 'loading' | 'failed';

export interface PharmacyTable {
  readonly columns: readonly PharmacyColumnState[];
  readonly sections: readonly PharmacySection[];
  /** Whether all totals are lower by Extra Help, some or none (COST-08). */
  readonly extraHelp: 'all' | 'some' | 'none';
}

/** A plan of the chart with its details, and its prices in the order of the columns. The details are null if they are not known. */
export interface PricedRow {
  readonly plan: MedicarePlan | null;
  readonly prices: readonly PharmacyPrice[];
}

/**
 * Makes the table: the groups of the chart as they are, and a cell for each pharmacy (PHARM-03). Costs of another year have no row, because
 * prices of two years are not compared.
 *
 * @param pricedRow returns the details and the prices of a row
 */
export function pharmacyTable(
  { groups }: Pick<ArrangedCosts, 'groups'>,
  pharmacies: number,
  pricedRow: (row: CostRow) => PricedRow,
  context: YearlyTotalContext,
): PharmacyTable {
  const cells = new Map(groups.flatMap(rowsOf).map((row) => [row.key, cellsOf(row, pricedRow(row), context)]));
  const columns = [...Array(pharmacies).keys()].map((at) => columnState([...cells.values()].flatMap((row) => row[at] ?? [])));
  const isAllDone = columns.every((column) => column !== 'loading');
  const rowOf = (plan: CostRow): PharmacyRow => {
    const known = cells.get(plan.key) ?? [];
    return { plan, cells: isAllDone ? withLowest(known) : known };
  };
  return {
    columns,
    sections: groups.flatMap((group) =>
      headedRows(group, groups.length > 1).map(([heading, rows]): PharmacySection => ({ heading, rows: rows.map(rowOf) })),
    ),
    extraHelp: extraHelpOf([...cells.values()].flat()),
  };
}

type HeadedRows = readonly [heading: PharmacySection['heading'], rows: readonly CostRow[]];

/** The rows of a group under the headings of the chart. A family of several has its heading even if all its rows are under the next one. */
function headedRows(group: CostGroup, hasHeading: boolean): readonly HeadedRows[] {
  const { family, complete, incomplete, withoutTotal } = group;
  if (family === 'special-needs') return [[family, rowsOf(group)]];
  const own = hasHeading && family !== 'medicare-advantage' ? family : 'none';
  const headed: readonly HeadedRows[] = [
    [own, complete],
    ['incomplete', incomplete],
    [incomplete.length > 0 ? 'without-total' : 'none', withoutTotal],
  ];
  return headed.filter(([heading, rows]) => rows.length > 0 || (heading === own && own !== 'none'));
}

function cellsOf(row: CostRow, { plan, prices }: PricedRow, context: YearlyTotalContext): readonly PharmacyCell[] {
  if (!plan) return prices.map(() => (isLoading(row.total) ? { kind: 'loading' } : { kind: 'no-total', reason: 'not-available' }));
  return prices.map((price) => (price.kind === 'ready' ? cellOf(plan, price.estimate, context) : price));
}

function cellOf(plan: MedicarePlan, drugEstimate: DrugEstimate | null, context: YearlyTotalContext): PharmacyCell {
  const problem = drugEstimate && hasDrugCoverage(plan) ? pharmacyProblem(drugEstimate) : null;
  if (problem) return { kind: problem };
  const total = yearlyTotal({ ...plan, drugEstimate }, { ...context, awaitedPrices: [] });
  if (total.kind === 'complete') return { kind: 'total', total, isLowest: false };
  if (total.kind === 'incomplete') return { kind: 'incomplete', total };
  return { kind: 'no-total', reason: total.reason === 'premium-unknown' ? 'premium-unknown' : 'not-available' };
}

/** A figure of a pharmacy that the plan does not pay at would be wrong, even if the service wants no message about it (PHARM-03). */
function pharmacyProblem({ isPharmacyCovered, isPharmacyInNetwork }: DrugEstimate): 'not-covered' | 'out-of-network' | null {
  if (isPharmacyCovered === false) return 'not-covered';
  return isPharmacyInNetwork === false ? 'out-of-network' : null;
}

function columnState(cells: readonly PharmacyCell[]): PharmacyColumnState {
  if (cells.some(({ kind }) => kind === 'loading')) return 'loading';
  return cells.length > 0 && cells.every(({ kind }) => kind === 'failed') ? 'failed' : 'ready';
}

/** Equal lowest totals are all lowest. If all totals of the row are equal, or there is one alone, none is: nothing is lower than another. */
function withLowest(cells: readonly PharmacyCell[]): readonly PharmacyCell[] {
  const totals = cells.flatMap((cell) => (cell.kind === 'total' ? [cell.total.sum.total] : []));
  const lowest = Math.min(...totals);
  if (totals.every((total) => total === lowest)) return cells;
  return cells.map((cell) => (cell.kind === 'total' ? { ...cell, isLowest: cell.total.sum.total === lowest } : cell));
}

function extraHelpOf(cells: readonly PharmacyCell[]): PharmacyTable['extraHelp'] {
  const totals = cells.flatMap((cell) => ('total' in cell ? [cell.total] : []));
  const helped = totals.filter(({ isWithExtraHelp }) => isWithExtraHelp).length;
  if (helped === 0) return 'none';
  return helped === totals.length ? 'all' : 'some';
}

function isLoading(total: YearlyTotal): boolean {
  return total.kind === 'none' && total.reason === 'loading';
}
