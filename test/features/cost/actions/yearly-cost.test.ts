import { describe, expect, it, vi } from 'vitest';
import { outcomeSentence } from '../../../../src/features/cost/cost-text.js';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { costChart } from '../../../../src/features/cost/text/en/cost-chart.js';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { snapshot } from '../../../../src/features/page/actions/public-snapshot.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { costRows } from '../../../flows/support/cost-rows.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const rowOf = (name: string) => costRows().find((row) => row.name.startsWith(name));
const detailsIn = (year: number) => ({ method: 'GET', path: `/planinfo/details/VPP/plan-years/${year}/plans/H1822001000`, status: 403 });
const detailsOfPlanNow = [detailsIn(2026), detailsIn(2027)];

describe('your plan now', () => {
  it('[COST-05] is a row, priced by the request that prices the saved plans', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    expect(rowOf('SCAN')).toMatchObject({ isYourPlanNow: true, isSaved: false, year: 2027, total: { kind: 'complete' } });
    const calls = await callsTo('/drug-pricing-api');
    const bodies = calls.map(({ body }) =>
      (body as { plans: readonly { contractId: string }[] }).plans.map(({ contractId }) => contractId),
    );
    expect(bodies.at(-1)).toEqual(expect.arrayContaining(['H1822', 'H0609', 'S0001']));
    expect(snapshot().savedPlansCount).toBe(4);
  });

  it.each([
    ['its details', detailsOfPlanNow],
    ['its price', [{ method: 'POST', path: '/drug-pricing-api', status: 403 }]],
  ])('[COST-05] says that its cost is not available without %s', async (_, faults) => {
    await openPage({ shopper: 'member', faults });
    await finishCalls();
    expect(rowOf('SCAN')).toMatchObject({ isYourPlanNow: true, total: { kind: 'none', reason: 'not-available' } });
    expect(rowOf('UHC')?.total.kind).toBe(faults === detailsOfPlanNow ? 'complete' : 'incomplete');
  });

  it('[NEXT-03] is a row of the next year, with the difference to this year', async () => {
    await openPage({ shopper: 'plan-renews' });
    await finishCalls();
    expect(rowOf('HumanaChoice')).toMatchObject({
      year: 2027,
      isYourPlanNow: true,
      sinceLastYear: { year: 2026, difference: { kind: 'more' }, lost: { drugs: ['Furosemide'], doctors: ['Dr. Novella Hoppe'] } },
    });
    expect(costRows().filter(({ isYourPlanNow }) => isYourPlanNow)).toHaveLength(1);
  });

  it('[NEXT-03] is the row of the plan that it moves to', async () => {
    await openPage({ shopper: 'plan-moves' });
    await finishCalls();
    expect(costRows().filter(({ isYourPlanNow }) => isYourPlanNow)).toMatchObject([{ planId: 'H0609044000', year: 2027, isSaved: true }]);
  });

  it('[NEXT-02] says the year of the outcome while the next year is loading', async () => {
    const path = '/planinfo/details/VPP/plan-years/2027/plans/H5216034000';
    await openPage({ shopper: 'plan-renews', isLoading: true, faults: [{ method: 'GET', path, delayMs: 60_000 }] });
    await until(() => costRows().some(({ isYourPlanNow }) => isYourPlanNow));
    const row = rowOf('HumanaChoice');
    expect(row).toMatchObject({ year: 2027, total: { kind: 'none', reason: 'loading' } });
    expect(row && outcomeSentence(row, costChart, false)).toBe('If you do nothing, you keep this plan in 2027.');
  });

  it('[NEXT-02] says the same year in the chart of this year', async () => {
    await openPage({ shopper: 'plan-renews' });
    await switchYear(2026, document);
    await finishCalls();
    expect(rowOf('HumanaChoice')).toMatchObject({ year: 2026, outcome: { kind: 'renews', nextYear: 2027 } });
  });

  it('[NEXT-03] says no difference if the details of this year failed', async () => {
    await openPage({ shopper: 'member', faults: [detailsIn(2026)] });
    await finishCalls();
    expect(rowOf('SCAN')).toMatchObject({ year: 2027, total: { kind: 'complete' }, sinceLastYear: { difference: null } });
  });

  it.each([
    ['its details of the next year failed', 'member', [detailsIn(2027)], false],
    ['it ends', 'plan-ends', [], true],
  ])('[NEXT-03] is the row of this year if %s', async (_, shopper, faults, doesEnd) => {
    await openPage({ shopper, faults });
    await finishCalls();
    expect($shownCost.get()?.apart).toMatchObject([{ name: 'SCAN Classic (HMO)', year: 2026, doesEnd, total: { kind: 'complete' } }]);
    expect(costRows().filter(({ isYourPlanNow }) => isYourPlanNow)).toHaveLength(1);
  });

  it('[COST-05] is one row when it is saved too', async () => {
    await openPage({ shopper: 'full-price' });
    await switchYear(2026, document);
    await finishCalls();
    const rows = costRows().filter(({ name }) => name.startsWith('Blue Best Life Classic'));
    expect(rows).toMatchObject([{ isYourPlanNow: true, isSaved: true, year: 2026 }]);
  });

  it('[COST-05] is not a plan that begins next year', async () => {
    await openPage({ shopper: 'next-year' });
    await finishCalls();
    expect(costRows().filter(({ isYourPlanNow }) => isYourPlanNow)).toMatchObject([{ name: 'SCAN Classic (HMO)' }]);
  });
});

describe('the yearly chart', () => {
  it('[COST-03] never ranks the plan that leaves Trulicity out, though its known part is the lowest', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const [advantage, drugPlans, specialNeeds] = $shownCost.get()?.groups ?? [];
    expect(advantage?.complete.map(({ name }) => name)).not.toContain('AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)');
    expect(advantage?.incomplete).toMatchObject([
      { total: { sum: { total: 6.4 }, missing: [{ drugName: 'Trulicity', reason: 'full-price' }] } },
    ]);
    expect(drugPlans).toMatchObject({ family: 'drug-plan', complete: [{ name: 'Desert Rx Saver (PDP)' }] });
    expect(specialNeeds).toMatchObject({ family: 'special-needs', complete: [{ need: { kind: 'medicaid-required' } }] });
  });

  it('[COST-02] adds the full prices that a service sends', async () => {
    await openPage({ shopper: 'full-price' });
    await finishCalls();
    expect(rowOf('SCAN')?.total).toMatchObject({ kind: 'complete', includesFullPrice: [{ drugName: 'Zyrtec' }] });
    expect(rowOf('AARP')?.total).toMatchObject({ kind: 'incomplete' });
  });

  it('[COST-07] has the rest of the year in November, of this year’s plans alone', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    expect(costRows().map(({ restOfYear }) => restOfYear)).toEqual(Array(5).fill(null));
    await switchYear(2026, document);
    await finishCalls();
    expect(rowOf('SCAN')?.restOfYear).toMatchObject({ fromMonth: 12, year: 2026 });
  });

  it('[COST-01] [ENT-11] is in the snapshot, in totals that reveal nothing of Extra Help', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    const before = snapshot().yearlyCosts;
    expect(before).toContainEqual({ planId: 'H0609026000', planYear: 2027, kind: 'incomplete', total: 60, isYourPlanNow: false });
    await submitExtraHelpAnswer('yes', document);
    await finishCalls();
    expect(rowOf('UHC')?.total).toMatchObject({ isWithExtraHelp: true });
    expect(snapshot().yearlyCosts).toEqual(before);
  });
});
