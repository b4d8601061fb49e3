import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { inCents } from '../../../shared/money/money-text.js';
import { comparableNdc } from '../../../shared/validation/ndc.js';
import type { DrugEstimate, DrugRestriction } from '../../plan/rules/plan.js';
import type { Coverage } from './coverage.js';
import { codeOf, type Drug, isPriceable } from './drug.js';

/** The data of one drug in one plan's estimate. `drug-block.ts` decides what a card shows of it. */
export interface DrugFacts {
  readonly coverage: Exclude<Coverage, 'loading'>;
  /** Null if the tier is 0, missing or not a whole number (DRUG-07). */
  readonly tier: number | null;
  /** US dollars a year. Null if it is missing or not a price. */
  readonly cost: number | null;
  readonly lisCost: number | null;
  /** The yearly price without the plan, or null if the service does not send it (COST-02). */
  readonly fullCost: number | null;
  readonly restrictions: readonly DrugRestriction[];
}

const unknown: DrugFacts = { coverage: 'not-available', tier: null, cost: null, lisCost: null, fullCost: null, restrictions: [] };

/**
 * Finds a drug in an estimate by its national drug code, whatever its dashes (DRUG-06). Without an estimate, coverage
 * is not available (DRUG-13). The same applies to a drug that cannot be priced (CALL-13, INP-06).
 */
export function drugFacts(estimate: DrugEstimate | null, drug: PricedDrug): DrugFacts {
  return estimate ? factsOf(estimate)(drug) : unknown;
}

type PricedDrug = Pick<Drug, 'ndc' | 'quantity'>;

/** Cards and chart ask for each drug on each plan. It is found once. */
const factsOf = memoizeByObject((estimate: DrugEstimate) => memoizeByObject((drug: PricedDrug) => findFacts(estimate, drug)));

function findFacts(estimate: DrugEstimate, drug: PricedDrug): DrugFacts {
  const code = codeOf(drug);
  if (code === null || !isPriceable(drug)) return unknown;
  const tier = byCode(estimate.tiers).get(code) ?? 0;
  return {
    coverage: coverageOf(estimate, code),
    tier: Number.isInteger(tier) && tier > 0 ? tier : null,
    cost: priceOf(byCode(estimate.costs).get(code)),
    lisCost: priceOf(byCode(estimate.lisCosts).get(code)),
    fullCost: estimate.fullCosts ? priceOf(byCode(estimate.fullCosts).get(code)) : null,
    restrictions: (estimate.restrictions && restrictionsByCode(estimate.restrictions).get(code)) ?? [],
  };
}

/** Returns the amount in whole cents, or null if it is not a price (CONST-01). */
export function priceOf(amount: number | null | undefined): number | null {
  return typeof amount === 'number' ? inCents(amount) : null;
}

/**
 * A list of covered drugs counts only if prices show (DRUG-13). If one of its codes is unreadable, coverage of drugs
 * outside the list is not available (INP-06).
 */
function coverageOf({ coveredDrugs, isPricingShown }: DrugEstimate, code: string): DrugFacts['coverage'] {
  if (!isPricingShown || !coveredDrugs) return 'not-available';
  const codes = codesOf(coveredDrugs);
  if (codes.has(code)) return 'covered';
  return codes.has(null) ? 'not-available' : 'not-covered';
}

/** The readable codes, with one null for all unreadable codes. */
const codesOf = memoizeByObject((list: readonly string[]): ReadonlySet<string | null> => new Set(list.map(comparableNdc)));

function mapByCode<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string | null, T> {
  return new Map(Object.entries(record).map(([code, value]) => [comparableNdc(code), value]));
}

const byCode = memoizeByObject(mapByCode<number>);
const restrictionsByCode = memoizeByObject(mapByCode<readonly DrugRestriction[]>);
