import { type DrugContext, drugSummary, hasDrugCoverage } from '../coverage/drug-block.js';
import { inCents } from '../money/money-text.js';
import { compareNames, orderName } from '../name-order.js';
import { displayName } from '../plan/display-name.js';
import { distinctId, sharedNames } from '../plan/distinct-name.js';
import { keyOf, type Plan, type PlanKey } from '../plan/plan.js';
import { type ChartScale, chartScale } from './chart-scale.js';
import type { DrugCost } from './drug-cost.js';
import { lisMonthlyPremium, monthlyPremium, type PremiumContext } from './premium.js';

/** Twelve premiums and a year's drugs, in US dollars. */
export interface YearlySum {
  readonly premium: number;
  readonly drugs: number;
  readonly total: number;
}

/** What the drug part of a row stands for. */
export type DrugPart = 'priced' | 'none-saved' | 'no-drug-coverage' | 'loading' | 'unknown';

/** Why a plan has no total. */
export type NoTotalReason = 'premium-unknown' | 'drug-cost-unknown';

interface YearlyCostFacts {
  readonly key: PlanKey;
  readonly name: string;
  readonly drugPart: DrugPart;
  /** Names of saved drugs that the total leaves out, because the plan does not cover them. */
  readonly uncovered: readonly string[];
  /** False where nobody knows of a saved drug whether it is covered: the total may leave it out. */
  readonly isCoverageKnown: boolean;
}

/** A plan of the chart. */
export type YearlyCost = YearlyCostFacts &
  (
    | {
        readonly kind: 'total';
        /** The sum that applies, with Extra Help where it lowers a part. */
        readonly sum: YearlySum;
        readonly isWithExtraHelp: boolean;
        /** The same year without Extra Help; null where that changes nothing or is not known. */
        readonly regular: YearlySum | null;
      }
    | {
        readonly kind: 'no-total';
        readonly reason: NoTotalReason;
        /** What is known of the parts, a year. */
        readonly premium: number | null;
        readonly drugs: number | null;
      }
  );

/** A row says its plan's id too where another row has the same name, as two segments of one plan do. */
export type ChartRow = YearlyCost & { readonly displayedId: string | null };

export interface YearlyCostChart {
  readonly rows: readonly ChartRow[];
  readonly scale: ChartScale;
}

export type YearlyCostContext = DrugContext & PremiumContext;

/** The yearly costs of the plans, lowest first, equal ones by name; plans without a total stand last, each with its reason. */
export function yearlyCostChart(plans: readonly Plan[], context: YearlyCostContext): YearlyCostChart {
  const shared = sharedNames(plans);
  const rows = plans.map((plan) => ({ ...yearlyCost(plan, context), displayedId: distinctId(plan, shared) })).sort(lowestFirst);
  return { rows, scale: chartScale(rows.map((row) => (row.kind === 'total' ? row.sum.total : 0))) };
}

/** One plan's year: premium times 12 plus the estimated annual drug cost. A part that is not known is never taken for $0. */
export function yearlyCost(plan: Plan, context: YearlyCostContext): YearlyCost {
  const { facts, ...drugs } = drugYear(plan, context);
  const regular: Parts = { premium: yearOf(monthlyPremium(plan)), drugs: drugs.regular };
  const applied: Parts = { premium: lisPremiumYear(plan, context) ?? regular.premium, drugs: drugs.applied };
  const shared = { ...facts, key: keyOf(plan), name: displayName(plan.name) };
  const sum = sumOf(applied);
  if (!sum) return { ...shared, kind: 'no-total', reason: applied.premium === null ? 'premium-unknown' : 'drug-cost-unknown', ...applied };
  const isWithExtraHelp = applied.premium !== regular.premium || applied.drugs !== regular.drugs;
  return { ...shared, kind: 'total', sum, isWithExtraHelp, regular: isWithExtraHelp ? sumOf(regular) : null };
}

interface Parts {
  readonly premium: number | null;
  readonly drugs: number | null;
}

interface DrugYear {
  readonly facts: Pick<YearlyCostFacts, 'drugPart' | 'uncovered' | 'isCoverageKnown'>;
  readonly applied: number | null;
  readonly regular: number | null;
}

/** Asks what the card asks, so that the chart and the card can never differ. */
function drugYear(plan: Plan, context: YearlyCostContext): DrugYear {
  if (!hasDrugCoverage(plan)) return nothingToPay('no-drug-coverage');
  if (context.drugs.length === 0) return nothingToPay('none-saved');
  const { rows, count, cost } = drugSummary(plan, context);
  const facts = {
    uncovered: rows.filter((row) => row.coverage === 'not-covered').map((row) => row.drug.name),
    isCoverageKnown: count?.of === rows.length,
  };
  const applied = cost.annual;
  const regular = cost.kind === 'extra-help' ? cost.struck : applied;
  return { facts: { ...facts, drugPart: partOf(cost) }, applied, regular };
}

function partOf({ kind, annual }: DrugCost): DrugPart {
  if (kind === 'loading') return 'loading';
  return annual === null ? 'unknown' : 'priced';
}

function nothingToPay(drugPart: DrugPart): DrugYear {
  return { facts: { drugPart, uncovered: [], isCoverageKnown: true }, applied: 0, regular: 0 };
}

function lisPremiumYear(plan: Plan, context: YearlyCostContext): number | null {
  if (plan.kind === 'MEDSUPP' || !context.flags.lisChanges || !context.hasExtraHelp) return null;
  return yearOf(lisMonthlyPremium(plan, context.lowIncome));
}

function sumOf({ premium, drugs }: Parts): YearlySum | null {
  if (premium === null || drugs === null) return null;
  const total = inCents(premium + drugs);
  return total === null ? null : { premium, drugs, total };
}

function yearOf(monthly: number | null): number | null {
  return monthly === null ? null : inCents(monthly * 12);
}

function lowestFirst(a: YearlyCost, b: YearlyCost): number {
  return orderTotal(a) - orderTotal(b) || compareNames(orderName(a.name), orderName(b.name));
}

// Not Infinity: the difference of two of them is NaN.
function orderTotal(row: YearlyCost): number {
  return row.kind === 'total' ? row.sum.total : Number.MAX_VALUE;
}
