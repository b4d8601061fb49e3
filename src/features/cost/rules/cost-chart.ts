import { compareNames, orderName } from '../../../shared/name-order.js';
import type { PlanOutcome } from '../../enrollment/rules/plan-outcome.js';
import type { PlanId, PlanKey, PlanKind, SnpKind } from '../../plan/rules/plan.js';
import type { PlanNeed } from '../../plan/rules/plan-need.js';
import type { CostDifference } from './cost-difference.js';
import type { KnownCounts } from './known-counts.js';
import type { LostItems } from './lost-since.js';
import type { RestOfYear } from './rest-of-year.js';
import type { CompleteTotal, IncompleteTotal, NoTotal, YearlyTotal } from './yearly-total.js';

/** A row of the cost chart. */
export interface CostRow<Total extends YearlyTotal = YearlyTotal> {
  readonly key: PlanKey;
  readonly planId: PlanId;
  /** The plan name without a code at its end (CARD-12). */
  readonly name: string;
  /** The plan id as 5-3-3 if another row has the same name, else null. */
  readonly displayedId: string | null;
  readonly kind: PlanKind | null;
  /** Null for a plan that is no special needs plan, and if the kind is not known. */
  readonly snpKind: SnpKind | null;
  /** Null for a plan that anybody can join (COST-10). */
  readonly need: PlanNeed | null;
  readonly year: number;
  readonly total: Total;
  /** How many of the saved drugs and doctors the plan covers (COST-13). */
  readonly counts: KnownCounts;
  /** Medicare's star rating, or null. */
  readonly stars: number | null;
  readonly restOfYear: RestOfYear | null;
  /** True if the shopper is enrolled in this plan, or it is that plan in the next year (COST-05, NEXT-03). */
  readonly isYourPlanNow: boolean;
  /** For the plan now in the next year: this year, and how the total differs from this year's. Null for other rows (NEXT-03). */
  readonly sinceLastYear: SinceLastYear | null;
  /** The outcome for a plan now on January 1. Null for other rows, and outside October to December (NEXT-02). */
  readonly outcome: RowOutcome | null;
  /** The name of the plan now that becomes this one. Null for other rows. */
  readonly movesFrom: string | null;
  /** True for a plan now that ends on December 31 (NEXT-03). */
  readonly doesEnd: boolean;
  /** False if the shopper is enrolled in the plan but has not saved it. */
  readonly isSaved: boolean;
}

/** The outcome takes effect on January 1 of `nextYear`. The row may be of that year, or of the year before. */
export type RowOutcome = PlanOutcome & { readonly nextYear: number };

export interface SinceLastYear {
  readonly year: number;
  /** Null if the two totals cannot be compared. */
  readonly difference: CostDifference | null;
  readonly lost: LostItems;
}

/**
 * Plans that can be compared with each other (COST-04).
 *
 * - `medicare-advantage`: Medicare Advantage plans with drug coverage
 * - `no-drug-coverage`: Medicare Advantage plans without it
 * - `drug-plan`: drug plans
 * - `special-needs`: special needs plans that the shopper may not be able to join (COST-10)
 */
export type CostFamily = 'medicare-advantage' | 'no-drug-coverage' | 'drug-plan' | 'special-needs';

/** The rows of one family. Only `complete` rows have comparable bars (COST-03). */
export interface CostGroup {
  readonly family: CostFamily;
  /** Lowest first, ties by name. */
  readonly complete: readonly CostRow<CompleteTotal>[];
  /** Sorted by name. */
  readonly incomplete: readonly CostRow<IncompleteTotal>[];
  /** Sorted by name. */
  readonly withoutTotal: readonly CostRow<NoTotal>[];
}

/** A plan of the shopper whose cost is of another year than the chart's. It has no rank (NEXT-03). */
export interface ApartRow extends CostRow {
  /** The row of the same plan in the chart's year, if there is one. */
  readonly inChartYear: PlanKey | null;
}

/** The rows of the chart in their order. */
export interface ArrangedCosts {
  readonly apart: readonly ApartRow[];
  readonly groups: readonly CostGroup[];
}

const families: readonly CostFamily[] = ['medicare-advantage', 'no-drug-coverage', 'drug-plan', 'special-needs'];

/**
 * Returns the family of a plan, or null for supplement plans. An unknown kind counts as Medicare Advantage. A special
 * needs plan is one of the others if the shopper's own plan is of the same kind (COST-10).
 *
 * @param ownKinds the kinds of special needs plan that the shopper is enrolled in
 */
export function costFamily({ kind, snpKind }: Pick<CostRow, 'kind' | 'snpKind'>, ownKinds: ReadonlySet<SnpKind>): CostFamily | null {
  if (kind === 'MEDSUPP') return null;
  if (kind === 'PDP') return 'drug-plan';
  if (kind === 'SNP') return snpKind && ownKinds.has(snpKind) ? 'medicare-advantage' : 'special-needs';
  return kind === 'MA' ? 'no-drug-coverage' : 'medicare-advantage';
}

/** Arranges the rows of the chart of a year. Families without rows are left out (COST-03, COST-04, COST-10, NEXT-03). */
export function arrangeCosts(rows: readonly CostRow[], year: number): ArrangedCosts {
  const ownKinds = new Set(rows.flatMap(({ isYourPlanNow, snpKind }) => (isYourPlanNow && snpKind ? [snpKind] : [])));
  const isApart = (row: CostRow) => row.isYourPlanNow && row.year !== year;
  const byFamily = new Map<CostFamily, CostRow[]>(families.map((family) => [family, []]));
  for (const row of rows) {
    const family = costFamily(row, ownKinds);
    if (family && !isApart(row)) byFamily.get(family)?.push(row);
  }
  const ranked = new Map(rows.flatMap((row) => (row.year === year ? [[row.planId, row.key] as const] : [])));
  return {
    // A plan that ends has no next year, although one of the same id may be saved for it (NEXT-02).
    apart: rows
      .filter(isApart)
      .map((row) => ({ ...row, inChartYear: row.outcome?.kind === 'ends' ? null : (ranked.get(row.planId) ?? null) })),
    groups: [...byFamily].flatMap(([family, own]) => (own.length === 0 ? [] : [groupOf(family, own)])),
  };
}

/** The rows of a group in the order of the chart. */
export function rowsOf({ complete, incomplete, withoutTotal }: CostGroup): readonly CostRow[] {
  return [...complete, ...incomplete, ...withoutTotal];
}

/** All rows of the chart in their order. */
export function allRows({ apart, groups }: ArrangedCosts): readonly CostRow[] {
  return [...apart, ...groups.flatMap(rowsOf)];
}

function groupOf(family: CostFamily, rows: readonly CostRow[]): CostGroup {
  const complete: CostRow<CompleteTotal>[] = [];
  const incomplete: CostRow<IncompleteTotal>[] = [];
  const withoutTotal: CostRow<NoTotal>[] = [];
  for (const row of [...rows].sort(byRowName)) {
    const { total } = row;
    if (total.kind === 'complete') complete.push({ ...row, total });
    else if (total.kind === 'incomplete') incomplete.push({ ...row, total });
    else withoutTotal.push({ ...row, total });
  }
  // The sort is stable, so equal totals stay sorted by name.
  complete.sort((a, b) => a.total.sum.total - b.total.sum.total);
  return { family, complete, incomplete, withoutTotal };
}

function byRowName(a: CostRow, b: CostRow): number {
  return compareNames(orderName(a.name), orderName(b.name));
}
