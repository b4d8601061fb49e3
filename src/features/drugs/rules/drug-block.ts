import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { byName } from '../../../shared/name-order.js';
import { type AwaitedPrices, isPriceAwaited } from '../../known-plans/rules/awaited-prices.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { type DrugEstimate, type DrugRestriction, keyOf, type MedicarePlan, type Plan } from '../../plan/rules/plan.js';
import { type Coverage, type CoverageCount, countCovered, notCoveredFirst } from './coverage.js';
import type { Drug } from './drug.js';
import { type DrugCost, decideDrugCost, differingLisCost, type ExtraHelpSwitches, isExtraHelpCostShown } from './drug-cost.js';
import { drugFacts } from './drug-coverage.js';

/** A saved drug on a card. Costs are in US dollars a year. */
export interface DrugRow {
  readonly drug: Drug;
  readonly coverage: Coverage;
  readonly tier: number | null;
  /** Null if the card shows a placeholder (DRUG-08). */
  readonly annualCost: number | null;
  /** The cost with Extra Help, or null if it does not show next to the regular cost (DRUG-09). */
  readonly lisAnnualCost: number | null;
  /** The full price, or null if the drug is covered or the price is unknown (COST-02). */
  readonly fullCost: number | null;
  /** The plan's restrictions for this drug, such as prior authorization (FACT-02). */
  readonly restrictions: readonly DrugRestriction[];
}

type PharmacyProblem = 'not-covered' | 'out-of-network';

/** The drug block of a card, as one case for each thing it can show (DRUG-01 to DRUG-13). */
export type DrugBlock =
  | { readonly kind: 'no-drug-coverage' }
  | { readonly kind: 'add-drugs' }
  /** A message that replaces the rows (DRUG-03). `pharmacy` is null if its data failed to load. */
  | {
      readonly kind: 'pharmacy-message';
      readonly reason: PharmacyProblem;
      readonly pharmacy: Pharmacy | null;
      readonly count: CoverageCount | null;
      readonly cost: DrugCost;
    }
  | {
      readonly kind: 'drugs';
      readonly pharmacy: Pharmacy | null;
      readonly count: CoverageCount | null;
      readonly rows: readonly DrugRow[];
      readonly cost: DrugCost;
    };

export interface DrugSummary {
  readonly rows: readonly DrugRow[];
  readonly count: CoverageCount | null;
  readonly cost: DrugCost;
}

export interface DrugContext extends ExtraHelpSwitches {
  readonly drugs: readonly Drug[];
  readonly pharmacy: Pharmacy | null;
  readonly awaitedPrices: AwaitedPrices;
}

/** Decides the drug block of a plan's card. */
export function decideDrugBlock(plan: Plan, context: DrugContext): DrugBlock {
  if (!hasDrugCoverage(plan)) return { kind: 'no-drug-coverage' };
  if (context.drugs.length === 0) return { kind: 'add-drugs' };
  const { rows, count, cost } = drugSummary(plan, context);
  const { pharmacy } = context;
  const reason = isPriceAwaited(context.awaitedPrices, keyOf(plan)) ? null : pharmacyProblem(plan.drugEstimate);
  return reason ? { kind: 'pharmacy-message', reason, pharmacy, count, cost } : { kind: 'drugs', pharmacy, count, rows, cost };
}

/** Whether a plan includes Part D. MA and supplement plans do not (DRUG-01). */
export function hasDrugCoverage(plan: Plan): plan is MedicarePlan {
  return plan.kind !== 'MA' && plan.kind !== 'MEDSUPP';
}

/**
 * Returns the saved drugs on a plan, uncovered ones first, with their count and cost (DRUG-10, DRUG-11). A card and a row of the chart need
 * it several times: the same plan and context objects give the same result.
 */
export function drugSummary(plan: MedicarePlan, context: DrugContext): DrugSummary {
  return summariesOf(context)(plan);
}

const summariesOf = memoizeByObject((context: DrugContext) => memoizeByObject((plan: MedicarePlan) => summaryOf(plan, context)));

function summaryOf(plan: MedicarePlan, context: DrugContext): DrugSummary {
  const isAwaited = isPriceAwaited(context.awaitedPrices, keyOf(plan));
  const estimate = isAwaited ? null : plan.drugEstimate;
  const isExtraHelpShown = isExtraHelpCostShown(plan, context);
  const rows = notCoveredFirst(sortedDrugs(context.drugs).map((drug) => rowOf(drug, estimate, isExtraHelpShown, isAwaited)));
  const cost: DrugCost = isAwaited
    ? { kind: 'loading', annual: null, isHelped: isExtraHelpShown }
    : decideDrugCost(estimate, isExtraHelpShown);
  return { rows, count: countCovered(rows), cost };
}

/** Returns the pharmacy problem if the estimate requires a message and has the reason (DRUG-03). */
function pharmacyProblem(estimate: DrugEstimate | null): PharmacyProblem | null {
  if (!estimate?.isPharmacyMessageShown) return null;
  if (estimate.isPharmacyCovered === false) return 'not-covered';
  return estimate.isPharmacyCovered && estimate.isPharmacyInNetwork === false ? 'out-of-network' : null;
}

const sortedDrugs = memoizeByObject((drugs: readonly Drug[]) => byName(drugs));

function rowOf(drug: Drug, estimate: DrugEstimate | null, isExtraHelpShown: boolean, isAwaited: boolean): DrugRow {
  const facts = drugFacts(estimate, drug);
  const isPriced = estimate?.isPricingShown === true;
  return {
    drug,
    coverage: isAwaited ? 'loading' : facts.coverage,
    tier: facts.tier,
    annualCost: isPriced ? facts.cost : null,
    lisAnnualCost: isPriced && isExtraHelpShown ? differingLisCost(facts.cost, facts.lisCost) : null,
    fullCost: isPriced && facts.coverage === 'not-covered' ? facts.fullCost : null,
    restrictions: isPriced ? facts.restrictions : [],
  };
}
