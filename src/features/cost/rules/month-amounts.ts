import { planYears } from '../../../shared/calendar/plan-year.js';
import { fieldsOf, type WallClock } from '../../../shared/calendar/wall-clock.js';
import { type DrugContext, drugSummary, hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import { isExtraHelpCostShown } from '../../drugs/rules/drug-cost.js';
import { isUnpriced } from '../../known-plans/rules/unpriced-drugs.js';
import { addUpTo, twelveAmounts } from '../../plan/rules/monthly-costs.js';
import type { MedicarePlan, Plan } from '../../plan/rules/plan.js';
import { appliedMonthlyPremium, type PremiumContext } from './premium.js';

/** The parts of the cost of each month (MONTH-01). `months` arranges it, which most pages never need. */
export interface MonthAmounts {
  readonly kind: 'known';
  readonly year: number;
  /** The first month that is not past, 1 to 12 (MONTH-04). */
  readonly from: number;
  /** The cost of the drugs from then on, in US dollars. The last month is December. */
  readonly drugs: readonly number[];
  /** The drug cost of the year that the card shows, in US dollars. */
  readonly annual: number;
  /** In US dollars a month. Null if it is not known. */
  readonly premium: number | null;
  /** Saved drugs that are not in these amounts, because the plan does not cover them, or their coverage or price is not known. */
  readonly leftOut: readonly string[];
}

/** `waits` means that the prices are loading, and that the service is known to send months with them. */
export type PlanMonths = MonthAmounts | { readonly kind: 'waits' };

export interface MonthsContext extends DrugContext, PremiumContext {
  /** The setting `monthlyDrugCosts`. */
  readonly areMonthsSent?: boolean;
  /** Midnight of the day on the server's clock. */
  readonly today: WallClock;
}

/**
 * Decides whether the cost of each month shows, and of what amounts (MONTH-01, MONTH-02, MONTH-04). Returns null if the service sends no
 * twelve amounts that add up to the drug cost that the card shows.
 */
export function monthAmounts(plan: Plan, context: MonthsContext): PlanMonths | null {
  const from = firstMonth(plan.year, context.today);
  if (!hasDrugCoverage(plan) || context.drugs.length === 0 || from === null) return null;
  const { rows, cost } = drugSummary(plan, context);
  if (cost.kind === 'loading') return context.areMonthsSent || plan.drugEstimate?.monthlyCosts ? { kind: 'waits' } : null;
  const amounts = cost.annual === null ? null : applyingAmounts(plan, context, cost.annual);
  if (cost.annual === null || !amounts) return null;
  return {
    kind: 'known',
    year: plan.year,
    from,
    drugs: amounts.slice(from - 1),
    annual: cost.annual,
    premium: appliedMonthlyPremium(plan, context),
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
