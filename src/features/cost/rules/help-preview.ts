import { isExtraHelpCostShown } from '../../drugs/rules/drug-cost.js';
import { priceOf } from '../../drugs/rules/drug-coverage.js';
import { monthlyPremium } from '../../plan/rules/monthly-premium.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { lisMonthlyPremium } from './premium.js';
import { type YearlyTotalContext, yearlyTotal } from './yearly-total.js';

/** The cost of a plan in a year with and without Extra Help, in US dollars. */
export interface HelpPreview {
  readonly withHelp: number;
  readonly without: number;
}

/**
 * Compares the yearly total of a plan with and without Extra Help. Returns null if a price with Extra Help is not known, if one of the
 * totals is incomplete, and if Extra Help saves nothing (EH-10).
 */
export function helpPreview(plan: MedicarePlan, context: YearlyTotalContext): HelpPreview | null {
  const helped = { ...context, hasExtraHelp: true };
  const isPremiumKnown = lisMonthlyPremium(plan, context.lowIncome) !== null || monthlyPremium(plan) === 0;
  const isDrugCostKnown = isExtraHelpCostShown(plan, helped) && priceOf(plan.drugEstimate?.lisAnnualCost ?? null) !== null;
  if (!isPremiumKnown || !isDrugCostKnown) return null;
  const withHelp = yearlyTotal(plan, helped);
  const without = yearlyTotal(plan, { ...context, hasExtraHelp: false });
  if (withHelp.kind !== 'complete' || without.kind !== 'complete' || withHelp.sum.total >= without.sum.total) return null;
  return { withHelp: withHelp.sum.total, without: without.sum.total };
}
