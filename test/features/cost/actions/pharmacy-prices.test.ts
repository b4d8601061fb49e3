import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PharmacyCell } from '../../../../src/features/cost/rules/pharmacy-table.js';
import type { YearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import { $comparedPharmacies } from '../../../../src/features/cost/state/pharmacy-comparison.js';
import { choosePricesAt, pricePharmacy } from '../../../../src/features/drugs/actions/drug-prices.js';
import { setEstimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $planDetails, type PlanDetails, setPlanDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { $plansByPharmacy } from '../../../../src/features/known-plans/state/plans.js';
import { $pharmacies } from '../../../../src/features/pharmacies/state/pharmacies.js';
import type { PlanKey } from '../../../../src/features/plan/rules/plan.js';
import { costRows } from '../../../flows/support/cost-rows.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage } from '../../../flows/support/service.js';
import { estimate } from '../../drugs/rules/samples.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const SAVED = '301007';
/** It has no price for a brand-name drug under a drug plan. */
const HOME_DELIVERY = '999001';

async function openWithAllPrices(): Promise<void> {
  await openPage({ shopper: 'pharmacies' });
  await finishCalls();
  await Promise.all($pharmacies.get().map(({ number }) => pricePharmacy(number)));
  await finishCalls();
}

/** `$88` or `$6.40 + Trulicity`: what a total says. */
function wordOf(total: YearlyTotal): string {
  if (total.kind === 'none') return total.reason;
  const missing = total.kind === 'incomplete' ? total.missing.map(({ drugName, reason }) => ` + ${drugName}: ${reason}`) : [];
  return `$${total.sum.total}${missing.join('')}`;
}

const wordOfCell = (cell: PharmacyCell | undefined) => (cell && 'total' in cell ? wordOf(cell.total) : cell?.kind);

/** Each plan of the table with its cell at a pharmacy. */
function column(number: string): ReadonlyMap<string, string | undefined> {
  const compared = $comparedPharmacies.get();
  const at = compared?.pharmacies.findIndex((one) => one.number === number) ?? -1;
  const rows = compared?.table.sections.flatMap((section) => section.rows) ?? [];
  return new Map(rows.map(({ plan, cells }) => [plan.name, wordOfCell(cells[at])]));
}

const chart = () => new Map(costRows().map(({ name, total }) => [name, wordOf(total)]));

afterEach(async () => {
  await finishCalls();
});

describe('the chart with prices at a pharmacy, and the column of that pharmacy', () => {
  it('[PHARM-03] [PHARM-05] have the same totals for every pharmacy, and lack the same drugs', async () => {
    await openWithAllPrices();
    const numbers = $pharmacies.get().map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(2);
    for (const number of numbers) {
      await choosePricesAt(number);
      const cells = column(number);
      expect(cells.size).toBeGreaterThan(3);
      // A pharmacy that a plan does not pay at has no figure in the table alone.
      const hasFigure = (name: string) => !['out-of-network', 'not-covered'].includes(cells.get(name) ?? '');
      const both = [...chart()].filter(([name]) => cells.has(name) && hasFigure(name));
      expect(both).toEqual([...cells].filter(([name]) => hasFigure(name)).toSorted(inOrderOf(both)));
    }
  });

  it('[PHARM-05] call a total incomplete where the pharmacy has no price for a drug', async () => {
    await openWithAllPrices();
    const unpriced = ([, word]: readonly [string, string | undefined]) => word?.includes('Trulicity: price-not-available');
    expect([...column(SAVED)].filter(unpriced)).toEqual([]);
    const [one] = [...column(HOME_DELIVERY)].filter(unpriced);
    expect(one?.[0]).toMatch(/Rx/);
    await choosePricesAt(HOME_DELIVERY);
    expect(chart().get(one?.[0] ?? '')).toBe(one?.[1]);
  });

  it('[PHARM-05] never take the estimate that came with a plan for a pharmacy that was not asked about it', async () => {
    await openWithAllPrices();
    const entries = Object.entries($planDetails.get()) as [PlanKey, PlanDetails][];
    const priced = entries.map(([key, plan]) => [key, typeof plan === 'object' ? { ...plan, drugEstimate: estimate() } : plan] as const);
    setPlanDetails(Object.fromEntries(priced));
    setEstimates({}, { number: SAVED });
    const [saved] = $plansByPharmacy.get().filter(({ pharmacy }) => pharmacy.number === SAVED);
    expect(saved?.state).toBe('ready');
    const estimates = Object.values(saved?.plans ?? {}).map((plan) => (typeof plan === 'object' ? plan.drugEstimate : null));
    expect(new Set(estimates)).toEqual(new Set([null]));
  });
});

/** The order of these names. */
function inOrderOf(rows: readonly (readonly [string, unknown])[]) {
  const names = rows.map(([name]) => name);
  return ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => names.indexOf(one) - names.indexOf(other);
}
