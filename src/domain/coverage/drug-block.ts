import { type DrugCost, decideDrugCost, differingLisCost, type ExtraHelpSwitches, isExtraHelpCostShown } from '../cost/drug-cost.js';
import type { Drug, Pharmacy } from '../drug/drug.js';
import { byName } from '../name-order.js';
import { type DrugEstimate, type DrugRestriction, keyOf, type MedicarePlan, type Plan, type PlanKey } from '../plan/plan.js';
import { type Coverage, type CoverageCount, countCovered, notCoveredFirst } from './coverage.js';
import { drugFacts } from './drug-coverage.js';
import { remembered } from './remembered.js';

/** A saved drug on a card. Costs in US dollars a year. */
export interface DrugRow {
  readonly drug: Drug;
  readonly coverage: Coverage;
  readonly tier: number | null;
  /** Null where the card shows a placeholder (DRUG-08). */
  readonly annualCost: number | null;
  /** The cost with Extra Help, only where it shows beside the regular one (DRUG-09). */
  readonly lisAnnualCost: number | null;
  /** The full price of a year, only where the plan does not cover the drug and the service says it (COST-02). */
  readonly fullCost: number | null;
  /** What the plan asks for before it pays for the drug (FACT-02). */
  readonly restrictions: readonly DrugRestriction[];
}

export type PharmacyProblem = 'not-covered' | 'out-of-network';

/** The drug block of a card, and why it shows what it shows (DRUG-01 to DRUG-13). */
export type DrugBlock =
  | { readonly kind: 'no-drug-coverage' }
  | { readonly kind: 'add-drugs' }
  /** Takes the place of the rows. `pharmacy` is null when its data could not be had. */
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

/** The plans whose prices are on their way: an earlier estimate of theirs, if there is one, may be for other drugs. */
export type AwaitedPrices = 'all' | readonly PlanKey[];

/** Decides the drug block of a plan's card. */
export function decideDrugBlock(plan: Plan, context: DrugContext): DrugBlock {
  if (!hasDrugCoverage(plan)) return { kind: 'no-drug-coverage' };
  if (context.drugs.length === 0) return { kind: 'add-drugs' };
  const { rows, count, cost } = drugSummary(plan, context);
  const { pharmacy } = context;
  const reason = isPriceAwaited(plan, context) ? null : pharmacyProblem(plan.drugEstimate);
  return reason ? { kind: 'pharmacy-message', reason, pharmacy, count, cost } : { kind: 'drugs', pharmacy, count, rows, cost };
}

/** A plan with Part D: MA and supplement plans have none (DRUG-01). */
export function hasDrugCoverage(plan: Plan): plan is MedicarePlan {
  return plan.kind !== 'MA' && plan.kind !== 'MEDSUPP';
}

/** The saved drugs on a plan, not covered first, their count and their cost (DRUG-10, DRUG-11). */
export function drugSummary(plan: MedicarePlan, context: DrugContext): DrugSummary {
  const isAwaited = isPriceAwaited(plan, context);
  const estimate = isAwaited ? null : plan.drugEstimate;
  const isExtraHelpShown = isExtraHelpCostShown(plan, context);
  const rows = notCoveredFirst(sortedDrugs(context.drugs).map((drug) => rowOf(drug, estimate, isExtraHelpShown, isAwaited)));
  const cost: DrugCost = isAwaited
    ? { kind: 'loading', annual: null, isHelped: isExtraHelpShown }
    : decideDrugCost(estimate, isExtraHelpShown);
  return { rows, count: countCovered(rows), cost };
}

function isPriceAwaited(plan: MedicarePlan, { awaitedPrices }: DrugContext): boolean {
  return awaitedPrices === 'all' || awaitedPrices.includes(keyOf(plan));
}

/** What is wrong with the pharmacy, when the estimate asks for a message and knows (DRUG-03). */
function pharmacyProblem(estimate: DrugEstimate | null): PharmacyProblem | null {
  if (!estimate?.isPharmacyMessageShown) return null;
  if (estimate.isPharmacyCovered === false) return 'not-covered';
  return estimate.isPharmacyCovered && estimate.isPharmacyInNetwork === false ? 'out-of-network' : null;
}

const sortedDrugs = remembered((drugs: readonly Drug[]) => byName(drugs));

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
