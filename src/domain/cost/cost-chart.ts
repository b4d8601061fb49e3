import { compareNames, orderName } from '../name-order.js';
import type { PlanId, PlanKey, PlanKind } from '../plan/plan.js';
import type { RestOfYear } from './rest-of-year.js';
import type { CompleteTotal, IncompleteTotal, NoTotal, YearlyTotal } from './yearly-total.js';

/** A plan of the chart. */
export interface CostRow<Total extends YearlyTotal = YearlyTotal> {
  readonly key: PlanKey;
  readonly planId: PlanId;
  /** Without the trailing code (CARD-12). */
  readonly name: string;
  /** The plan id as 5-3-3 where another row has the same name; else null. */
  readonly displayedId: string | null;
  readonly kind: PlanKind | null;
  readonly year: number;
  readonly total: Total;
  readonly restOfYear: RestOfYear | null;
  /** The shopper is enrolled in this plan (COST-05). */
  readonly isYourPlanNow: boolean;
  /** False for a plan that the shopper is enrolled in and has not saved. */
  readonly isSaved: boolean;
}

/**
 * Plans that may be compared with each other: Medicare Advantage and special needs plans with drug coverage, those without it, and
 * stand-alone drug plans (COST-04).
 */
export type CostFamily = 'medicare-advantage' | 'no-drug-coverage' | 'drug-plan';

/** The rows of one family. Only `complete` is ranked, and only its bars are compared (COST-03). */
export interface CostGroup {
  readonly family: CostFamily;
  /** Lowest first, equal ones by name. */
  readonly complete: readonly CostRow<CompleteTotal>[];
  /** By name. */
  readonly incomplete: readonly CostRow<IncompleteTotal>[];
  /** By name. */
  readonly withoutTotal: readonly CostRow<NoTotal>[];
}

const families: readonly CostFamily[] = ['medicare-advantage', 'no-drug-coverage', 'drug-plan'];

/** The family of a kind of plan; null for supplement plans, which are not in the chart. A plan of unknown kind counts as the first. */
export function costFamily(kind: PlanKind | null): CostFamily | null {
  if (kind === 'MEDSUPP') return null;
  if (kind === 'PDP') return 'drug-plan';
  return kind === 'MA' ? 'no-drug-coverage' : 'medicare-advantage';
}

/** The groups of the chart in their order; a family without rows is left out (COST-03, COST-04). */
export function groupCosts(rows: readonly CostRow[]): readonly CostGroup[] {
  return families.flatMap((family) => {
    const own = rows.filter(({ kind }) => costFamily(kind) === family);
    return own.length === 0 ? [] : [groupOf(family, own)];
  });
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
  // The sort is stable, so equal totals stay in the order of their names.
  complete.sort((a, b) => a.total.sum.total - b.total.sum.total);
  return { family, complete, incomplete, withoutTotal };
}

function byRowName(a: CostRow, b: CostRow): number {
  return compareNames(orderName(a.name), orderName(b.name));
}
