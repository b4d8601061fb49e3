import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { readAmount } from '../../../shared/money/amount.js';
import { MISSING_TEXT, premiumText } from '../../../shared/money/money-text.js';
import type { ExtraHelpSwitches } from '../../drugs/rules/drug-cost.js';
import type { LowIncomeData } from '../../extra-help/rules/low-income.js';
import { monthlyPremium, priceOrNull } from '../../plan/rules/monthly-premium.js';
import { keyOf, type MedicarePlan, type Plan, planKey } from '../../plan/rules/plan.js';

/** A monthly premium as a card shows it (CARD-16). */
export interface Premium {
  /** `$26`, or `--`. */
  readonly text: string;
  /** The normal premium, struck through. Null if the normal premium applies or is unknown. */
  readonly struck: string | null;
  /** True even if the normal premium is unknown and nothing is struck through (CARD-16). */
  readonly isWithExtraHelp: boolean;
}

export interface PremiumContext extends ExtraHelpSwitches {
  /** The response of the low-income call. Null if the call was not made or failed. */
  readonly lowIncome: LowIncomeData | null;
}

/** Decides the premium of a card. Extra Help counts only if the feature is on, it applies, and the premium differs (CARD-16). */
export function decidePremium(plan: Plan, context: PremiumContext): Premium {
  const normal = premiumText(plan.monthlyPremium, plan.monthlyPremiumText);
  const reduced =
    context.flags.lisChanges && context.hasExtraHelp && plan.kind !== 'MEDSUPP' ? lisPremiumText(plan, context.lowIncome) : MISSING_TEXT;
  if (reduced === MISSING_TEXT || isSamePrice(reduced, normal)) return { text: normal, struck: null, isWithExtraHelp: false };
  return { text: reduced, struck: normal === MISSING_TEXT ? null : normal, isWithExtraHelp: true };
}

/** Returns US dollars a month with Extra Help, or null if unknown. The plan's own figure wins over the low-income data (CALL-20). */
export function lisMonthlyPremium(plan: MedicarePlan, lowIncome: LowIncomeData | null): number | null {
  return priceOrNull(readAmount(plan.lisMonthlyPremiumText)) ?? priceOrNull(lowIncomePremium(plan, lowIncome));
}

/** Returns US dollars a month: with Extra Help where it applies and is known, or else without (COST-08). */
export function appliedMonthlyPremium(plan: Plan, context: PremiumContext): number | null {
  const isHelped = plan.kind !== 'MEDSUPP' && context.flags.lisChanges && context.hasExtraHelp;
  return (isHelped ? lisMonthlyPremium(plan, context.lowIncome) : null) ?? monthlyPremium(plan);
}

function lisPremiumText(plan: MedicarePlan, lowIncome: LowIncomeData | null): string {
  return premiumText(lowIncomePremium(plan, lowIncome), plan.lisMonthlyPremiumText);
}

/** Finds the premium of this plan and year in the low-income data (CALL-20). */
function lowIncomePremium(plan: MedicarePlan, lowIncome: LowIncomeData | null): number | null {
  return (lowIncome && premiumsByPlan(lowIncome).get(keyOf(plan))) ?? null;
}

/** Indexed once, because every card looks up its plan among thousands. */
const premiumsByPlan = memoizeByObject(
  ({ premiums }: LowIncomeData) =>
    new Map(premiums.map(({ planId, planYear, monthlyPremium }) => [planKey(planId, planYear), monthlyPremium])),
);

/** '$0' and '$0.00' are the same price. */
function isSamePrice(a: string, b: string): boolean {
  const amount = readAmount(a);
  return a === b || (amount !== null && amount === readAmount(b));
}
