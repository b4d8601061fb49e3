import type { Drug } from '../../drugs/rules/drug.js';
import { hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import { isExtraHelpCostShown } from '../../drugs/rules/drug-cost.js';
import { drugFacts, priceOf } from '../../drugs/rules/drug-coverage.js';
import { monthlyPremium } from '../../plan/rules/monthly-premium.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { lisMonthlyPremium, type PremiumContext } from './premium.js';
import type { YearlyTotalContext } from './yearly-total.js';

/**
 * Whether an amount is what this shopper pays: no Extra Help applies, or the amount with it is known. If it is not known, the regular
 * amount shows. Such an amount must not be compared with one that includes Extra Help (NEXT-04).
 */
export function isPremiumHelpKnown(plan: MedicarePlan, context: PremiumContext): boolean {
  if (!context.flags.lisChanges || !context.hasExtraHelp) return true;
  return lisMonthlyPremium(plan, context.lowIncome) !== null || monthlyPremium(plan) === 0;
}

/** The same for the yearly cost of the saved drugs. */
export function isDrugHelpKnown(plan: MedicarePlan, context: YearlyTotalContext): boolean {
  const { drugEstimate } = plan;
  if (!isExtraHelpCostShown(plan, context) || !hasDrugCoverage(plan) || context.drugs.length === 0) return true;
  return priceOf(drugEstimate?.lisAnnualCost) !== null || priceOf(drugEstimate?.annualCost) === 0;
}

/** The same for the yearly cost of one drug. */
export function isHelpKnownFor(drug: Drug, plan: MedicarePlan, context: YearlyTotalContext): boolean {
  const { cost, lisCost } = drugFacts(plan.drugEstimate, drug);
  return !isExtraHelpCostShown(plan, context) || lisCost !== null || cost === 0;
}

/** The same for the yearly total. */
export function isTotalHelpKnown(plan: MedicarePlan, context: YearlyTotalContext): boolean {
  return isPremiumHelpKnown(plan, context) && isDrugHelpKnown(plan, context);
}
