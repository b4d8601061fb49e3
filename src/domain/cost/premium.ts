import { remembered } from '../coverage/remembered.js';
import type { LowIncomeData } from '../extra-help/low-income.js';
import { readAmount } from '../money/amount.js';
import { MISSING, premiumText } from '../money/money-text.js';
import { keyOf, type MedicarePlan, type Plan, planKey } from '../plan/plan.js';
import type { ExtraHelpSwitches } from './drug-cost.js';

/** A monthly premium as a card shows it: the valid price, and the normal one that it replaces, if it does (CARD-16). */
export interface Premium {
  /** `$26`, or `--`. */
  readonly text: string;
  /** The normal premium, struck through; null when it is the one that applies. */
  readonly struck: string | null;
  /** Also where the normal premium is not known, and so none is struck: the price is not everybody's. */
  readonly isWithExtraHelp: boolean;
}

export interface PremiumContext extends ExtraHelpSwitches {
  /** What the low-income call said; null when it was not made or failed. */
  readonly lowIncome: LowIncomeData | null;
}

/** Decides the premium of a card: with Extra Help only where the feature is on, it applies and the premium differs (CARD-16). */
export function decidePremium(plan: Plan, context: PremiumContext): Premium {
  const normal = premiumText(plan.monthlyPremium, plan.monthlyPremiumText);
  const reduced =
    context.flags.lisChanges && context.hasExtraHelp && plan.kind !== 'MEDSUPP' ? lisPremiumText(plan, context.lowIncome) : MISSING;
  if (reduced === MISSING || isSamePrice(reduced, normal)) return { text: normal, struck: null, isWithExtraHelp: false };
  return { text: reduced, struck: normal === MISSING ? null : normal, isWithExtraHelp: true };
}

/** US dollars a month with Extra Help; null when nobody says. The plan's own figure wins over the subsidy list's. */
export function lisMonthlyPremium(plan: MedicarePlan, lowIncome: LowIncomeData | null): number | null {
  return notNegative(readAmount(plan.lisMonthlyPremiumText)) ?? notNegative(subsidisedPremium(plan, lowIncome));
}

/** US dollars a month without Extra Help, of the wording that the card shows where that names an amount; null when not known (CONST-01). */
export function monthlyPremium(plan: Plan): number | null {
  return notNegative(readAmount(plan.monthlyPremiumText)) ?? notNegative(plan.monthlyPremium);
}

function lisPremiumText(plan: MedicarePlan, lowIncome: LowIncomeData | null): string {
  return premiumText(subsidisedPremium(plan, lowIncome), plan.lisMonthlyPremiumText);
}

/** The premium that the low-income call has for this plan and year (CALL-20). */
function subsidisedPremium(plan: MedicarePlan, lowIncome: LowIncomeData | null): number | null {
  return (lowIncome && byPlan(lowIncome).get(keyOf(plan))) ?? null;
}

/** A place may have thousands of plans, and every card asks. */
const byPlan = remembered(
  ({ premiums }: LowIncomeData) =>
    new Map(premiums.map(({ planId, planYear, monthlyPremium }) => [planKey(planId, planYear), monthlyPremium])),
);

/** '$0' and '$0.00' are one price. */
function isSamePrice(a: string, b: string): boolean {
  const amount = readAmount(a);
  return a === b || (amount !== null && amount === readAmount(b));
}

function notNegative(amount: number | null): number | null {
  return amount !== null && amount >= 0 ? amount : null;
}
