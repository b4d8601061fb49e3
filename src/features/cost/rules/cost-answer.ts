import { inCents } from '../../../shared/money/money-text.js';
import { compareNames, orderName } from '../../../shared/name-order.js';
import type { CostRow } from './cost-chart.js';
import type { CompleteTotal } from './yearly-total.js';

/** The plan with the lowest yearly cost, or why the chart names none (COST-12). */
export type CostAnswer =
  | {
      readonly kind: 'lowest';
      readonly plan: RankedRow;
      /** The saved plans that the answer is about. */
      readonly about: AnswerScope;
      /** Another of these plans with more of the doctors in its network, and what it costs more in a year, in US dollars. */
      readonly moreDoctors: { readonly plan: RankedRow; readonly more: number } | null;
    }
  /** Prices are loading, and there may be an answer. */
  | { readonly kind: 'waits' }
  /** `too-few`: fewer than two plans have a complete total. */
  | { readonly kind: 'none'; readonly reason: 'no-drugs' | 'too-few' };

/**
 * - `every-plan`: the answer is about all rows of the year.
 * - `anybody-can-join`: special needs plans, drug plans or supplement plans are saved too, and it leaves them out.
 * - `with-drug-coverage`: it leaves out plans without drug coverage too.
 * - `drug-plan`: only drug plans are saved.
 */
type AnswerScope = 'every-plan' | 'anybody-can-join' | 'with-drug-coverage' | 'drug-plan';

type RankedRow = CostRow<CompleteTotal>;

interface AnswerContext {
  /** The year of the chart. Rows of another year are not compared (NEXT-03). */
  readonly year: number;
  /** Supplement plans are saved. They have no row. */
  readonly hasSupplements: boolean;
  /** Saved plans of the year whose details are loading. Each may still get a row. */
  readonly loadingPlans: number;
}

/**
 * Decides which plan costs least among those that anybody can join (COST-12). A special needs plan is never the answer, not even
 * the shopper's own (COST-10). With equal totals, the plan with more doctors wins, then the one with more stars, then the name.
 */
export function costAnswer(rows: readonly CostRow[], { year, hasSupplements, loadingPlans }: AnswerContext): CostAnswer {
  const ofYear = rows.filter((row) => row.year === year);
  const saved = ofYear.filter(({ isSaved }) => isSaved);
  const isAboutDrugPlans = saved.length > 0 && saved.every(({ kind }) => kind === 'PDP');
  const compared = ofYear.filter(({ kind }) => kind === (isAboutDrugPlans ? 'PDP' : 'MAPD'));
  if (compared.some(({ total }) => total.kind !== 'none' && total.drugPart === 'none-saved')) return { kind: 'none', reason: 'no-drugs' };
  // Nothing is kept free for a sentence that cannot come (LOAD-04).
  if (compared.filter(mayBeComplete).length + loadingPlans < 2) return { kind: 'none', reason: 'too-few' };
  if (loadingPlans > 0 || compared.some(isPriceLoading)) return { kind: 'waits' };
  const ranked = compared.flatMap(({ total, ...row }): readonly RankedRow[] => (total.kind === 'complete' ? [{ ...row, total }] : []));
  const [plan, ...others] = ranked.sort(byCost);
  if (!plan || others.length === 0) return { kind: 'none', reason: 'too-few' };
  return {
    kind: 'lowest',
    plan,
    about: isAboutDrugPlans ? 'drug-plan' : scopeOf(ofYear, hasSupplements),
    moreDoctors: moreDoctors(plan, others),
  };
}

function isPriceLoading({ total }: CostRow): boolean {
  return total.kind === 'none' && total.reason === 'loading';
}

function mayBeComplete(row: CostRow): boolean {
  return row.total.kind === 'complete' || isPriceLoading(row);
}

function scopeOf(rows: readonly CostRow[], hasSupplements: boolean): AnswerScope {
  if (rows.some(({ kind }) => kind === 'MA')) return 'with-drug-coverage';
  return hasSupplements || rows.some(({ kind }) => kind === 'SNP' || kind === 'PDP') ? 'anybody-can-join' : 'every-plan';
}

/** The one with the most doctors, and the lowest cost among these. Unknown doctors are never compared. */
function moreDoctors(plan: RankedRow, others: readonly RankedRow[]) {
  const { doctors } = plan.counts;
  if (!doctors) return null;
  const [most] = others.filter((one) => doctorsOf(one) > doctors.covered).sort((a, b) => doctorsOf(b) - doctorsOf(a) || byCost(a, b));
  return most ? { plan: most, more: inCents(most.total.sum.total - plan.total.sum.total) ?? 0 } : null;
}

function byCost(a: RankedRow, b: RankedRow): number {
  return (
    a.total.sum.total - b.total.sum.total ||
    doctorsOf(b) - doctorsOf(a) ||
    (b.stars ?? 0) - (a.stars ?? 0) ||
    compareNames(orderName(a.name), orderName(b.name))
  );
}

function doctorsOf({ counts: { doctors } }: RankedRow): number {
  return doctors?.covered ?? 0;
}
