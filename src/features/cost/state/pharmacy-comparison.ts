import { computedByValue } from '../../../shared/state/computed-by-value.js';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import { isPriceAwaited } from '../../known-plans/rules/awaited-prices.js';
import { $knownPlans, $plansByPharmacy, type PlansAtPharmacy } from '../../known-plans/state/plans.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { $pharmacies } from '../../pharmacies/state/pharmacies.js';
import { $pharmacy } from '../../pharmacies/state/pharmacy.js';
import type { PlanKey } from '../../plan/rules/plan.js';
import { inKeptOrder } from '../rules/kept-order.js';
import { type PharmacyPrice, type PharmacyTable, pharmacyTable } from '../rules/pharmacy-table.js';
import { $canComparePharmacies } from './can-compare.js';
import { $shownCost } from './cost.js';
import { $costContext } from './cost-context.js';

/** The pharmacies side by side, and what each plan costs there in a year (PHARM-03). */
export interface ComparedPharmacies {
  /** In the order of the columns. */
  readonly pharmacies: readonly Pharmacy[];
  /** The number of the shopper's pharmacy. Null if none is saved. */
  readonly yours: string | null;
  readonly table: PharmacyTable;
  /** The numbers of the pharmacies whose prices nobody has asked for. */
  readonly unasked: readonly string[];
}

/** How many comparisons are on the page, and the numbers of the pharmacies when the first of them was drawn. */
const drawn = createAtom<{ readonly count: number; readonly order: readonly string[] }>('drawnPharmacyComparisons', {
  count: 0,
  order: [],
});

/** Keeps the columns in their places until the returned function is called, even if the shopper chooses another pharmacy. */
export function keepColumns(): () => void {
  const { count, order } = drawn.get();
  drawn.set({ count: count + 1, order: count > 0 ? order : $pharmacies.get().map(({ number }) => number) });
  return () => drawn.set({ ...drawn.get(), count: Math.max(0, drawn.get().count - 1) });
}

/** Null if there is nothing to compare: fewer than two pharmacies, no drugs, or no plan of the year (PHARM-01). */
export const $comparedPharmacies: ReadableAtom<ComparedPharmacies | null> = computedByValue(
  [$canComparePharmacies, $plansByPharmacy, $pharmacy, $shownCost, $knownPlans, $costContext, drawn.readable],
  (canCompare, byPharmacy, saved, shown, known, context, { count, order }): ComparedPharmacies | null => {
    if (!canCompare || !shown || !context) return null;
    const columns = count > 0 ? inKeptOrder(byPharmacy, order) : byPharmacy;
    const table = pharmacyTable(
      shown,
      columns.length,
      ({ key }) => {
        const plan = known[key];
        return { plan: typeof plan === 'object' ? plan : null, prices: columns.map((one) => priceOf(one, key)) };
      },
      context,
    );
    return {
      pharmacies: columns.map(({ pharmacy }) => pharmacy),
      yours: saved?.number ?? null,
      table,
      unasked: columns.flatMap(({ state, pharmacy }) => (state === 'unasked' ? [pharmacy.number] : [])),
    };
  },
);

/** The table itself asks for prices that nobody has asked for yet. */
function priceOf({ state, awaited, plans }: PlansAtPharmacy, key: PlanKey): PharmacyPrice {
  if (state === 'unasked' || isPriceAwaited(awaited, key)) return { kind: 'loading' };
  if (state === 'failed') return { kind: 'failed' };
  const plan = plans[key];
  return { kind: 'ready', estimate: typeof plan === 'object' ? plan.drugEstimate : null };
}
