import { inCents } from '../../../shared/money/money-text.js';
import { type DrugContext, type DrugRow, drugSummary, hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import type { DrugCost } from '../../drugs/rules/drug-cost.js';
import { isUnpriced } from '../../known-plans/rules/unpriced-drugs.js';
import { monthlyPremium } from '../../plan/rules/monthly-premium.js';
import type { DrugEstimate, MedicarePlan, Plan } from '../../plan/rules/plan.js';
import { appliedMonthlyPremium, type PremiumContext } from './premium.js';

/** The premium and drug parts of a year and their sum. US dollars, rounded to cents. */
export interface YearlySum {
  /** Twelve monthly premiums. */
  readonly premium: number;
  /** The estimated annual drug cost. It includes the known full prices of uncovered drugs. */
  readonly drugs: number;
  readonly total: number;
}

/**
 * Says what the drug part includes. With `none-saved`, the total is the premium only. With `no-drug-coverage`, it is
 * the premium and the known full prices.
 */
type DrugPart = 'priced' | 'none-saved' | 'no-drug-coverage';

/** An uncovered drug with its full price, in US dollars a year. The total includes that price. */
export interface FullPriceDrug {
  readonly drugName: string;
  readonly annual: number;
}

/** A saved drug whose price is not in the total. `full-price` means that it is uncovered and its full price is unknown. */
export interface MissingDrug {
  readonly drugName: string;
  readonly reason: 'full-price' | 'price-not-available';
}

interface SumFacts {
  readonly sum: YearlySum;
  readonly drugPart: DrugPart;
  readonly includesFullPrice: readonly FullPriceDrug[];
  /** True if Extra Help lowers a part of the sum (CARD-16, DRUG-09). */
  readonly isWithExtraHelp: boolean;
  /** The sum without Extra Help. Null if it is the same or unknown. */
  readonly regular: YearlySum | null;
}

/** A total with every saved drug. Only complete totals are ranked (COST-03). */
export interface CompleteTotal extends SumFacts {
  readonly kind: 'complete';
}

/** `sum` is the known part. `missing` has at least one drug (COST-02). */
export interface IncompleteTotal extends SumFacts {
  readonly kind: 'incomplete';
  readonly missing: readonly MissingDrug[];
}

/** `not-available` means that the plan details failed to load, or the sum is not an amount. */
type NoTotalReason = 'premium-unknown' | 'loading' | 'not-available';

/** The total is unknown and shows as "--" (COST-01). */
export interface NoTotal {
  readonly kind: 'none';
  readonly reason: NoTotalReason;
  /** The known parts, in US dollars a year. */
  readonly premium: number | null;
  readonly drugs: number | null;
}

/** The total of a plan whose details are still to come. */
export const totalToCome: NoTotal = { kind: 'none', reason: 'loading', premium: null, drugs: null };

/** The yearly cost of a plan. Card, chart, table, print, email and profile use it (COST-01, COST-02). */
export type YearlyTotal = CompleteTotal | IncompleteTotal | NoTotal;

export type YearlyTotalContext = DrugContext & PremiumContext;

/** Adds twelve premiums and the cost of the saved drugs. An unknown part never counts as $0 (COST-01). */
export function yearlyTotal(plan: Plan, context: YearlyTotalContext): YearlyTotal {
  const { drugPart, isLoading, ...drugs } = yearlyDrugCost(plan, context);
  const regularPremium = twelveMonths(monthlyPremium(plan));
  const premium = twelveMonths(appliedMonthlyPremium(plan, context));
  if (isLoading) return { kind: 'none', reason: 'loading', premium, drugs: null };
  if (premium === null) return { kind: 'none', reason: 'premium-unknown', premium, drugs: drugs.applied };
  const sum = sumOf(premium, drugs.applied);
  if (!sum) return { kind: 'none', reason: 'not-available', premium, drugs: drugs.applied };
  const isWithExtraHelp = premium !== regularPremium || drugs.applied !== drugs.regular;
  const facts: SumFacts = {
    sum,
    drugPart,
    includesFullPrice: drugs.includesFullPrice,
    isWithExtraHelp,
    regular: isWithExtraHelp ? sumOf(regularPremium, drugs.regular) : null,
  };
  return drugs.missing.length > 0 ? { kind: 'incomplete', missing: drugs.missing, ...facts } : { kind: 'complete', ...facts };
}

/** The drug cost of a year. Amounts include known full prices and leave out missing drugs. */
interface YearlyDrugCost {
  readonly drugPart: DrugPart;
  readonly isLoading: boolean;
  readonly applied: number;
  readonly regular: number | null;
  readonly includesFullPrice: readonly FullPriceDrug[];
  readonly missing: readonly MissingDrug[];
}

function yearlyDrugCost(plan: Plan, context: YearlyTotalContext): YearlyDrugCost {
  if (plan.kind === 'MEDSUPP') return noDrugCost('no-drug-coverage');
  if (context.drugs.length === 0) return noDrugCost(hasDrugCoverage(plan) ? 'none-saved' : 'no-drug-coverage');
  return hasDrugCoverage(plan) ? costWithCoverage(plan, context) : costWithoutCoverage(plan, context);
}

/** Uses the same drug summary as the card, so both show the same cost. */
function costWithCoverage(plan: MedicarePlan, context: YearlyTotalContext): YearlyDrugCost {
  const { rows, cost } = drugSummary(plan, context);
  const { includesFullPrice, fullPrices } = fullPricesOf(rows);
  const regular = cost.kind === 'extra-help' ? cost.struck : (cost.annual ?? 0);
  return {
    drugPart: 'priced',
    isLoading: cost.kind === 'loading',
    applied: (cost.annual ?? 0) + fullPrices,
    regular: regular === null ? null : regular + fullPrices,
    includesFullPrice,
    missing: rows.flatMap((row) => missingOf(row, cost, plan.drugEstimate)),
  };
}

/** On a Medicare Advantage plan without drug coverage, every saved drug is uncovered (COST-02). */
function costWithoutCoverage(plan: MedicarePlan, context: YearlyTotalContext): YearlyDrugCost {
  const { rows, cost } = drugSummary(plan, context);
  const { includesFullPrice, fullPrices } = fullPricesOf(rows);
  return {
    drugPart: 'no-drug-coverage',
    isLoading: cost.kind === 'loading',
    applied: fullPrices,
    regular: fullPrices,
    includesFullPrice,
    missing: rows.flatMap(({ drug, fullCost }) => (fullCost === null ? [missing(drug.name, 'full-price')] : [])),
  };
}

function noDrugCost(drugPart: DrugPart): YearlyDrugCost {
  return { drugPart, isLoading: false, applied: 0, regular: 0, includesFullPrice: [], missing: [] };
}

function fullPricesOf(rows: readonly DrugRow[]) {
  const includesFullPrice = rows.flatMap(({ drug, fullCost }): readonly FullPriceDrug[] =>
    fullCost === null ? [] : [{ drugName: drug.name, annual: fullCost }],
  );
  return { includesFullPrice, fullPrices: includesFullPrice.reduce((sum, { annual }) => sum + annual, 0) };
}

/**
 * Without a cost for the whole list, the price of every covered drug is missing too. So is that of a drug which this pharmacy has no price
 * for (PHARM-05).
 */
function missingOf({ drug, coverage, fullCost }: DrugRow, cost: DrugCost, estimate: DrugEstimate | null): readonly MissingDrug[] {
  if (coverage === 'not-covered') return fullCost === null ? [missing(drug.name, 'full-price')] : [];
  return coverage === 'covered' && cost.annual !== null && !isUnpriced(estimate, drug) ? [] : [missing(drug.name, 'price-not-available')];
}

function missing(drugName: string, reason: MissingDrug['reason']): MissingDrug {
  return { drugName, reason };
}

function sumOf(premium: number | null, drugs: number | null): YearlySum | null {
  if (premium === null || drugs === null) return null;
  const rounded = inCents(drugs);
  const total = inCents(premium + drugs);
  return total === null || rounded === null ? null : { premium, drugs: rounded, total };
}

function twelveMonths(monthly: number | null): number | null {
  return monthly === null ? null : inCents(monthly * 12);
}
