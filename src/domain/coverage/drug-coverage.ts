import { type Drug, isPriceable } from '../drug/drug.js';
import { comparableNdc } from '../drug/ndc.js';
import { inCents } from '../money/money-text.js';
import type { DrugEstimate, DrugRestriction } from '../plan/plan.js';
import type { Coverage } from './coverage.js';
import { remembered } from './remembered.js';

/** What one plan's estimate says of one drug; nothing here decides what a card shows of it. */
export interface DrugFacts {
  readonly coverage: Exclude<Coverage, 'loading'>;
  /** Null for tier 0, a missing one, or no whole number (DRUG-07). */
  readonly tier: number | null;
  /** US dollars a year; null when missing or no price. */
  readonly cost: number | null;
  readonly lisCost: number | null;
  /** What the drug costs a year without the plan; null when the service does not say (COST-02). */
  readonly fullCost: number | null;
  readonly restrictions: readonly DrugRestriction[];
}

const unknown: DrugFacts = { coverage: 'not-available', tier: null, cost: null, lisCost: null, fullCost: null, restrictions: [] };

/**
 * What an estimate says about a drug, found by its national drug code whatever its dashes (DRUG-06). Nothing is known without an estimate
 * (DRUG-13), or about a drug that could not be priced and so was not asked about (CALL-13, INP-06).
 */
export function drugFacts(estimate: DrugEstimate | null, drug: Pick<Drug, 'ndc' | 'quantity'>): DrugFacts {
  const code = comparableNdc(drug.ndc);
  if (!estimate || code === null || !isPriceable(drug)) return unknown;
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

/** An amount that is a price, in the cents that are shown of it (CONST-01). */
export function priceOf(amount: number | null | undefined): number | null {
  return typeof amount === 'number' ? inCents(amount) : null;
}

/**
 * A covered list says something only where pricing is shown (DRUG-13). It covers what it names; it denies the rest only if every code in it
 * can be read, because one that cannot may be the drug's own (INP-06).
 */
function coverageOf({ coveredDrugs, isPricingShown }: DrugEstimate, code: string): DrugFacts['coverage'] {
  if (!isPricingShown || !coveredDrugs) return 'not-available';
  const codes = codesOf(coveredDrugs);
  if (codes.has(code)) return 'covered';
  return codes.has(null) ? 'not-available' : 'not-covered';
}

/** The codes that can be read, and null for those that cannot. */
const codesOf = remembered((list: readonly string[]): ReadonlySet<string | null> => new Set(list.map(comparableNdc)));

function mapByCode<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string | null, T> {
  return new Map(Object.entries(record).map(([code, value]) => [comparableNdc(code), value]));
}

const byCode = remembered(mapByCode<number>);
const restrictionsByCode = remembered(mapByCode<readonly DrugRestriction[]>);
