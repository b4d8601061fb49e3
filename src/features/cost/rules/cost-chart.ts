import { compareNames, orderName } from '../../../shared/name-order.js';
import type { PlanId, PlanKey, PlanKind } from '../../plans/rules/plan.js';
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
  readonly year: number;
  readonly total: Total;
  readonly restOfYear: RestOfYear | null;
  /** True if the shopper is enrolled in this plan (COST-05). */
  readonly isYourPlanNow: boolean;
  /** False if the shopper is enrolled in the plan but has not saved it. */
  readonly isSaved: boolean;
}

/**
 * Plans that can be compared with each other (COST-04). The families are Medicare Advantage and special needs plans
 * with drug coverage, those without it, and drug plans.
 */
export type CostFamily = 'medicare-advantage' | 'no-drug-coverage' | 'drug-plan';

/** The rows of one family. Only `complete` rows are ranked and have comparable bars (COST-03). */
export interface CostGroup {
  readonly family: CostFamily;
  /** Lowest first, ties by name. */
  readonly complete: readonly CostRow<CompleteTotal>[];
  /** Sorted by name. */
  readonly incomplete: readonly CostRow<IncompleteTotal>[];
  /** Sorted by name. */
  readonly withoutTotal: readonly CostRow<NoTotal>[];
}

const families: readonly CostFamily[] = ['medicare-advantage', 'no-drug-coverage', 'drug-plan'];

/** Returns the family of a plan kind, or null for supplement plans. An unknown kind counts as Medicare Advantage. */
export function costFamily(kind: PlanKind | null): CostFamily | null {
  if (kind === 'MEDSUPP') return null;
  if (kind === 'PDP') return 'drug-plan';
  return kind === 'MA' ? 'no-drug-coverage' : 'medicare-advantage';
}

/** Groups the rows by family, in the order of the chart. Families without rows are left out (COST-03, COST-04). */
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
  // The sort is stable, so equal totals stay sorted by name.
  complete.sort((a, b) => a.total.sum.total - b.total.sum.total);
  return { family, complete, incomplete, withoutTotal };
}

function byRowName(a: CostRow, b: CostRow): number {
  return compareNames(orderName(a.name), orderName(b.name));
}
