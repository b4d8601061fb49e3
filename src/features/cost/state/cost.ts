import { $today } from '../../../shared/calendar/clock-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { planIdInYear } from '../../enrollment/rules/plan-in-year.js';
import { $currentPlans, type CurrentPlan } from '../../enrollment/state/current-plans.js';
import type { PlanDetails } from '../../known-plans/state/plan-details.js';
import { $knownPlans, $sharedNames, $shownPlans } from '../../known-plans/state/plans.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import { displayName } from '../../plan/rules/display-name.js';
import { distinctId } from '../../plan/rules/distinct-name.js';
import { keyOf, type MedicarePlan, type PlanKey, planKey } from '../../plan/rules/plan.js';
import { planNeed } from '../../plan/rules/plan-need.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { ProviderContext } from '../../providers/rules/provider-block.js';
import { type CostAnswer, costAnswer } from '../rules/cost-answer.js';
import { type ArrangedCosts, arrangeCosts, type CostRow, type RowOutcome, type SinceLastYear } from '../rules/cost-chart.js';
import { knownCounts, noCounts } from '../rules/known-counts.js';
import { lostSince } from '../rules/lost-since.js';
import { restOfYear } from '../rules/rest-of-year.js';
import { yearDifference } from '../rules/year-difference.js';
import { type NoTotal, type YearlyTotal, type YearlyTotalContext, yearlyTotal } from '../rules/yearly-total.js';
import { $costContext } from './cost-context.js';

/** The yearly chart, and what a reader must know to read it right. */
export interface ShownCost extends ArrangedCosts {
  /** The plan with the lowest cost among those that anybody can join (COST-12). */
  readonly answer: CostAnswer;
  /** The year that the chart shows. */
  readonly year: number;
  /** US dollars: what the longest bar stands for. */
  readonly highest: number;
  /** Some row is lower by Extra Help. */
  readonly isWithExtraHelp: boolean;
  /** Saved plans of the year that could not be loaded, so that they have no row. */
  readonly leftOut: number;
  /** Saved supplement plans, which are not in the chart (COST-04). */
  readonly supplements: number;
}

/**
 * The yearly cost of the current plan and of each saved plan of the active year. The cards use the same function (COST-01 to COST-07, COST-10 to COST-13). Null
 * until the settings and the day are known.
 */
export const $shownCost: ReadableAtom<ShownCost | null> = computedByValue(
  [$shownPlans, $sharedNames, $supplement, $costContext, $currentPlans, $knownPlans, $activeYear, $today],
  ({ plans, missing }, shared, supplement, context, current, known, year, today): ShownCost | null => {
    if (!context || year === null || today === null) return null;
    const followed = followedPlans(current, known, year, context);
    const currentKeys = new Set<PlanKey>(current.map(({ key }) => key));
    const rowOf = (plan: MedicarePlan, isSaved: boolean): CostRow => {
      const total = yearlyTotal(plan, context);
      const key = keyOf(plan);
      const now = followed.get(key);
      const own = now ?? current.find((one) => one.key === key);
      return {
        key,
        planId: plan.id,
        name: displayName(plan.name),
        displayedId: distinctId(plan, shared),
        kind: plan.kind,
        snpKind: plan.snpKind,
        need: planNeed(plan),
        year: plan.year,
        total,
        // The doctors' networks are those of the shown year, and the drugs beside them would be of another one.
        counts: plan.year === year ? knownCounts(plan, context) : noCounts,
        stars: plan.overallStarRating,
        restOfYear: plan.year === year ? restOfYear(total, plan.year, today) : null,
        isYourPlanNow: currentKeys.has(key) || now !== undefined,
        sinceLastYear: now ? sinceLastYear(now, known[now.key], plan, context) : null,
        outcome: own ? rowOutcome(own) : null,
        movesFrom: now?.outcome?.kind === 'moves' ? now.name : null,
        doesEnd: current.some((one) => one.key === key && doesEnd(one)),
        isSaved,
      };
    };
    const saved = plans.map((plan) => rowOf(plan, true));
    const savedKeys = new Set<PlanKey>(saved.map(({ key }) => key));
    const followedNow = new Map([...followed].map(([key, { key: now }]) => [now, key]));
    const now = current.flatMap((one) => {
      const next = followedNow.get(one.key);
      const row = { key: next ?? one.key, year: next ? year : one.year };
      return savedKeys.has(row.key) ? [] : [currentRow(one, row, known[row.key], rowOf, context)];
    });
    const rows = [...saved, ...now];
    const arranged = saved.length === 0 ? nothing : arrangeCosts(rows, year);
    const totals = rows.map(({ total }) => total);
    const supplements = supplement.kind === 'plans' ? supplement.count : 0;
    const loadingPlans = missing.filter(({ state }) => state === 'loading').length;
    return {
      ...arranged,
      answer: costAnswer(rows, { year, hasSupplements: supplements > 0, loadingPlans }),
      year,
      highest: rows.reduce((most, { total, year: of }) => (of === year ? Math.max(most, barLength(total)) : most), 0),
      isWithExtraHelp: totals.some((total) => total.kind !== 'none' && total.isWithExtraHelp),
      leftOut: missing.filter(({ state }) => state === 'failed').length,
      supplements,
    };
  },
);

const nothing: ArrangedCosts = { apart: [], groups: [] };

/**
 * The plans now that have a row of the next year in its chart, by the key of that row (NEXT-03). Until the details and prices of that year are
 * there, the row is loading. Without a total of that year, the row is the one of this year, which stands apart.
 */
function followedPlans(
  current: readonly CurrentPlan[],
  known: Readonly<Record<PlanKey, PlanDetails>>,
  year: number,
  context: YearlyTotalContext,
): ReadonlyMap<PlanKey, CurrentPlan> {
  return new Map(
    current.flatMap((one) => {
      const id = one.year === year ? null : planIdInYear(one, year);
      const key = id && planKey(id, year);
      return key && hasRowOfYear(known[key], context) ? [[key, one] as const] : [];
    }),
  );
}

function hasRowOfYear(plan: PlanDetails | undefined, context: YearlyTotalContext): boolean {
  if (typeof plan !== 'object') return plan !== 'failed';
  const total = yearlyTotal(plan, context);
  return total.kind !== 'none' || total.reason === 'loading';
}

function sinceLastYear(
  { year }: CurrentPlan,
  before: PlanDetails | undefined,
  after: MedicarePlan,
  context: YearlyTotalContext & ProviderContext,
): SinceLastYear {
  if (typeof before !== 'object') return { year, difference: null, lost: { drugs: [], doctors: [] } };
  return { year, difference: yearDifference(before, after, context), lost: lostSince(before, after, context) };
}

function rowOutcome({ outcome, year }: CurrentPlan): RowOutcome | null {
  return outcome && { ...outcome, nextYear: year + 1 };
}

function doesEnd({ outcome }: CurrentPlan): boolean {
  return outcome?.kind === 'ends' || outcome?.kind === 'joined';
}

/** The row of a plan that is not saved: with its total once the details are there. */
function currentRow(
  current: CurrentPlan,
  { key, year }: Pick<CostRow, 'key' | 'year'>,
  plan: PlanDetails | undefined,
  rowOf: (plan: MedicarePlan, isSaved: boolean) => CostRow,
  context: YearlyTotalContext,
): CostRow {
  const { id: planId, name, kind, snpKind } = current;
  if (typeof plan === 'object') return withoutUnaskedPrice(rowOf(plan, false), plan, context);
  const reason = plan === 'failed' || !current.isOfSupportedYear ? 'not-available' : 'loading';
  const total: NoTotal = { kind: 'none', reason, premium: null, drugs: null };
  const unknown = {
    displayedId: null,
    restOfYear: null,
    counts: noCounts,
    stars: null,
    sinceLastYear: null,
    movesFrom: null,
    outcome: rowOutcome(current),
    doesEnd: doesEnd(current),
  };
  return { ...unknown, key, planId, name, kind, snpKind, need: planNeed(current), year, total, isYourPlanNow: true, isSaved: false };
}

/** If nobody could price the drugs on the plan, its total is not half a total. The row says that the cost is not available (COST-05). */
function withoutUnaskedPrice(row: CostRow, { drugEstimate }: MedicarePlan, { drugs }: YearlyTotalContext): CostRow {
  if (row.total.kind !== 'incomplete' || drugEstimate !== null || drugs.length === 0) return row;
  const { premium } = row.total.sum;
  return { ...row, total: { kind: 'none', reason: 'not-available', premium, drugs: null }, restOfYear: null };
}

/** An incomplete total leaves a part of its track to what it lacks. */
const ROOM_FOR_MISSING = 1.25;

function barLength(total: YearlyTotal): number {
  if (total.kind === 'none') return 0;
  return total.kind === 'incomplete' ? total.sum.total * ROOM_FOR_MISSING : total.sum.total;
}
