import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSuppression } from '../../../../src/features/content/state/content.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $estimates, setEstimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $location, setLocation } from '../../../../src/features/place/state/place.js';
import { keyOf, type MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import type { PlanCardModel } from '../../../../src/features/plans/rules/plan-card.js';
import { $cardContext } from '../../../../src/features/plans/state/card-context.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { openPage, until } from '../../../flows/support/service.js';
import { stayInSecond } from '../../../flows/support/virtual-time.js';
import { cardNow } from '../../../support/card-now.js';

/** The facts behind the cards of a page: each fact reaches them. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(finishCalls);

const mapd = 'H0609044000';

/** The decided card of a saved plan of the year that shows. */
function card(id: string): PlanCardModel {
  const plan = $shownPlans.get().plans.find((one) => one.id === id);
  const decided = plan && cardNow(plan);
  if (!decided) throw new Error(`no card of ${id}`);
  return decided.model;
}

const cards = () => $shownPlans.get().plans.map(({ id }) => card(id));

describe('the cards of a page', () => {
  it.each([
    ['guest', false],
    ['member', false],
    ['agent', false],
    ['cloaked', true],
  ])('[CARD-07] of a %s are all disabled: %s', async (shopper, isDisabled) => {
    await openPage({ shopper });
    expect(new Set(cards().map(({ actions }) => actions.isDisabled))).toEqual(new Set([isDisabled]));
  });

  it.each([
    ['uhc', true],
    ['aarp', true],
    ['UHCCP', false],
  ] as const)('[CARD-10] on the site %s can be compared: %s', async (siteId, compare) => {
    await openPage({ settings: { siteId } });
    expect(card(mapd).actions.compare.isEligible).toBe(compare);
  });

  it('[SUPP-01] [CARD-08] [CARD-10] know what the content suppresses', async () => {
    const body = { plans: [{ planId: mapd, planYear: 2027 }] };
    const fault = { method: 'GET', path: '/api/assets/uhccp/content-fragments/suppression.json', body };
    await openPage({ shopper: 'member', faults: [fault] });
    expect(card(mapd).actions).toMatchObject({
      main: { kind: 'none' },
      statuses: [{ kind: 'closed', reason: 'suppressed' }],
      compare: { isEligible: false },
    });
    expect(card('H0609026000').actions).toMatchObject({ main: { kind: 'enroll' }, compare: { isEligible: true } });
  });

  it.each([
    ['2026-10-14T23:59:59', { kind: 'none' }],
    ['2026-10-15T00:00:00', { kind: 'enroll' }],
    ['2026-12-31T23:59:59', { kind: 'enroll' }],
  ])('[CARD-08] [YEAR-05] go by the server’s clock: a plan of the next year at %s', async (date, main) => {
    stayInSecond();
    await openPage({ shopper: 'member', date });
    expect(card(mapd).actions.main).toEqual(main);
  });

  it('[CARD-06] [ENR-03] [HAND-04] know the drafts and the applications, as the applications’ own cards show them', async () => {
    await openPage({ shopper: 'applicant' });
    expect(card(mapd).actions.main).toEqual({ kind: 'resume', status: 'In Progress' });
    const own = $applications.get().find(({ id, outcome }) => id === 'H0609026000-2027' && outcome !== 'in-progress');
    expect(own).toBeDefined();
    expect(card('H0609026000').actions).toMatchObject({ statuses: [{ kind: 'application', application: own }] });
    expect(card('H0609026000').actions.main.kind).not.toBe('enroll');
  });

  it('[DRUG-02] [DRUG-03] [DRUG-11] [PROV-03] know the drugs with their prices, the pharmacy and the doctors', async () => {
    await openPage();
    expect(card(mapd).drugs).toMatchObject({ kind: 'drugs', pharmacy: { name: 'Whalley Drug' }, count: { covered: 4, of: 4 } });
    expect(card(mapd).providers).toMatchObject({ kind: 'providers', count: { covered: 3, of: 4 } });
  });

  it('[PROV-07] wait for the dental networks before they say what nobody knows yet', async () => {
    const held = holdCalls(/dental-provider-covered-plans/, 'before');
    await openPage({ isLoading: true });
    await until(() => held.length > 0 && $shownPlans.get().plans.some(({ id }) => id === mapd));
    const coverages = () => {
      const { providers } = card(mapd);
      return providers.kind === 'providers' ? [...new Set(providers.rows.map(({ coverage }) => coverage))] : [];
    };
    expect(coverages()).toEqual(['loading']);
    await finishCalls();
    expect(coverages()).not.toContain('loading');
  });

  it('[LINK-01] lead to the plan’s own page, else to the one that place, plan and year make, as soon as the place is known', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const [plan] = $shownPlans.get().plans as [MedicarePlan, ...MedicarePlan[]];
    const plans = ['/own-page', null].map((detailsUrl) => ({ ...plan, detailsUrl }));
    const addresses = () => plans.map((one) => cardNow(one)?.detailsUrl);
    const own = `${location.origin}/own-page`;
    const known = $location.get();
    setLocation(null);
    expect(addresses()).toEqual([own, null]);
    setLocation(known);
    expect(addresses()).toEqual([own, `${location.origin}/health-plans/details.html/85004/013/${plan.id}/${plan.year}`]);
  });

  it('are the same if something of the page changes that changes nothing of them, so that they are not drawn again', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const context = $cardContext.get();
    const { plans } = $shownPlans.get();
    const before = plans.map(cardNow);
    setSuppression([]);
    setSuppression([{ planId: 'H9999001000', year: 2027 }]);
    expect($cardContext.get()).not.toBe(context);
    expect(plans.map((plan, at) => cardNow(plan) === before[at])).toEqual(plans.map(() => true));
  });

  it('keep their plans if the price of another plan changes, so that they are not drawn again', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const { plans } = $shownPlans.get();
    const [first] = plans as [MedicarePlan, ...MedicarePlan[]];
    setEstimates({ ...$estimates.get().byPlan, [keyOf(first)]: null });
    expect($shownPlans.get().plans.map((plan, at) => plan === plans[at])).toEqual([false, true, true, true]);
  });
});
