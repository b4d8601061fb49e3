import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { inCents } from '../../../shared/money/money-text.js';
import { isSameValue } from '../../../shared/same-value.js';
import { comparableNdc } from '../../../shared/validation/ndc.js';
import type { DrugEstimate } from '../../plan/rules/plan.js';

/** An estimate that leaves out drugs without a price. No service and no host page sends it. */
export interface MarkedEstimate extends DrugEstimate {
  /** Their national drug codes. */
  readonly unpricedDrugs: readonly string[];
}

/**
 * Marks the covered drugs that another pharmacy has a price for and this one has not. The annual cost here leaves them out, and would look
 * lower than it is. So every total with this estimate is incomplete, in the chart, on the card and in the table (PHARM-05).
 *
 * @param others the estimates of the same plan and drugs at other pharmacies
 * @returns the same object for the same drugs, so that a card is not drawn again
 */
export function withUnpriced(estimate: DrugEstimate, others: readonly DrugEstimate[]): DrugEstimate | MarkedEstimate {
  const elsewhere = others.map(pricedCodes);
  const own = pricedCodes(estimate);
  const covered = coveredCodes(estimate);
  const unpricedDrugs = covered.filter((code) => !own.has(code) && elsewhere.some((codes) => codes.has(code)));
  if (unpricedDrugs.length === 0) return estimate;
  const known = marked.get(estimate);
  if (known && isSameValue(known.unpricedDrugs, unpricedDrugs)) return known;
  const made = { ...estimate, unpricedDrugs };
  marked.set(estimate, made);
  return made;
}

/** Whether a drug is marked so: the annual cost and the monthly costs leave it out. */
export function isUnpriced(estimate: DrugEstimate | null, { ndc }: { readonly ndc: string }): boolean {
  // Nearly no estimate has such drugs: then the code need not be compared.
  return estimate !== null && isMarked(estimate) && estimate.unpricedDrugs.includes(comparableNdc(ndc) ?? '');
}

function isMarked(estimate: DrugEstimate): estimate is MarkedEstimate {
  return 'unpricedDrugs' in estimate && Array.isArray(estimate.unpricedDrugs);
}

const marked = new WeakMap<DrugEstimate, MarkedEstimate>();

const pricedCodes = memoizeByObject(
  ({ costs }: DrugEstimate): ReadonlySet<string> =>
    new Set(Object.entries(costs).flatMap(([code, cost]) => (inCents(cost) === null ? [] : (comparableNdc(code) ?? [])))),
);

const coveredCodes = memoizeByObject(({ coveredDrugs }: DrugEstimate): readonly string[] => [
  ...new Set((coveredDrugs ?? []).flatMap((code) => comparableNdc(code) ?? [])),
]);
