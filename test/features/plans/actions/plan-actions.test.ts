import { describe, expect, it, vi } from 'vitest';
import { enroll } from '../../../../src/features/enrollment/actions/applications.js';
import { startSupplement } from '../../../../src/features/enrollment/actions/supplement-start.js';
import * as enrollmentActions from '../../../../src/features/enrollment/actions.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { setLocation } from '../../../../src/features/place/state/place.js';
import { monthlyPremium } from '../../../../src/features/plan/rules/monthly-premium.js';
import type { MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { displayPlanId } from '../../../../src/features/plan/rules/plan-id.js';
import { askToRemovePlan } from '../../../../src/features/plans/actions/ask-to-remove-plan.js';
import { chooseToCompare, clearComparison, compare } from '../../../../src/features/plans/actions/compare-plans.js';
import { viewDetails } from '../../../../src/features/plans/actions/plan-actions.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import * as plansActions from '../../../../src/features/plans/actions.js';
import { $compareChoice } from '../../../../src/features/plans/state/compare.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { aSupplementPlan } from '../../../fixtures/plans.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { recordEvent } from '../../../flows/support/leaving.js';
import { changedProfile, recordEachNavigation } from '../../../flows/support/navigation-log.js';
import { openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { rereadAtRest } from '../../../flows/support/settled-pages.js';
import { cardNow } from '../../../support/card-now.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

/** The plans that a guest has saved for each year, in the order of the cards. */
const [snp, first, second, drugs] = ['H0321002000', 'H0609044000', 'H0609026000', 'S0001001000'] as const;

function plan(id: string): MedicarePlan {
  const found = $shownPlans.get().plans.find((one) => one.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
}

async function open(page: Parameters<typeof openPage>[0] = {}): Promise<void> {
  await openPage(page);
  await finishCalls();
}

const journey = recordEachNavigation();

/** The query of the one page that was opened. */
const asked = () => journey.events.map(({ url }) => Object.fromEntries(new URL(url).searchParams));

const choose = (...ids: readonly string[]) => {
  for (const id of ids) chooseToCompare(plan(id), true, document);
};
const chosenIds = () => $compareChoice.get().map((one) => one.plan.id);

describe('choosing plans to compare', () => {
  const heard = recordEvent('ucp-compare-change');

  it('[CMP-01] adds and removes plans, in the order of the choice, and fires an event for each change', async () => {
    await open();
    choose(second, first);
    chooseToCompare(plan(second), false, document);
    expect(heard()).toEqual([{ planIds: [second] }, { planIds: [second, first] }, { planIds: [first] }]);
    expect(chosenIds()).toEqual([first]);
  });

  it('[CMP-01] takes no plan of the other group, and fires no event', async () => {
    await open();
    const earlier = heard().length;
    choose(first, drugs);
    expect([chosenIds(), heard().slice(earlier)]).toEqual([[first], [{ planIds: [first] }]]);
  });

  it('[CMP-01] takes a plan once, and four at most', async () => {
    await open({ shopper: 'heavy' });
    const able = $shownPlans.get().plans.filter((one) => one.kind !== 'PDP' && cardNow(one)?.model.actions.compare.isEligible);
    expect(able.length).toBeGreaterThan(4);
    for (const one of [able[0], ...able]) if (one) chooseToCompare(one, true, document);
    expect(chosenIds()).toEqual(able.slice(0, 4).map(({ id }) => id));
  });

  it('[CARD-10] [CMP-04] [SUPP-01] takes no special-needs, private-fee-for-service or suppressed plan', async () => {
    const body = { plans: [{ planId: second, planYear: 2027 }] };
    await open({ faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/suppression.json', body }] });
    choose(snp, second);
    chooseToCompare({ ...plan(first), isPrivateFeeForService: true }, true, document);
    expect(chosenIds()).toEqual([]);
  });

  it('[CARD-10] takes none on the community-plan site', async () => {
    await open({ settings: { siteId: 'UHCCP' } });
    choose(first);
    expect(chosenIds()).toEqual([]);
  });

  it('[CMP-01] is cleared at once', async () => {
    await open();
    choose(first, second);
    clearComparison(document);
    clearComparison(document);
    expect(heard().slice(2)).toEqual([{ planIds: [] }]);
  });

  it('[CMP-03] loses a plan that is unsaved, at once, and does not get it back by an undo', async () => {
    await open();
    choose(first, second);
    const held = holdCalls(/^DELETE /, 'before');
    void removeItem({ list: 'plans', key: `${second}-2027`, name: 'A plan' }, document);
    await until(() => held.length === 1);
    expect([chosenIds(), heard().at(-1)]).toEqual([[first], { planIds: [first] }]);
  });

  it('[CMP-03] does not last beyond the active year', async () => {
    await open();
    choose(first, second);
    await switchYear(2026, document);
    expect(chosenIds()).toEqual([]);
    await switchYear(2027, document);
    expect(chosenIds()).toEqual([]);
  });

  it('[CMP-03] [CARD-07] is shut to a cloaked profile', async () => {
    await open({ shopper: 'cloaked' });
    await plansActions.chooseToCompare(plan(first), true, document);
    expect([chosenIds(), heard()]).toEqual([[], []]);
  });
});

describe('comparing plans', () => {
  const heard = recordEvent('ucp-plan-compare');

  it('[CMP-02] [LINK-02] leads to their page with the chosen plans alone, their type and year, the ZIP code and the county', async () => {
    await open();
    choose(second, first);
    compare(document);
    expect(journey.events).toEqual([
      {
        url:
          `${location.origin}/health-plans/plan-compare.html?compareplanIds=${second},${first}` +
          '&planType=MAPD&planYear=2027&zipcode=85004&county=013',
        reason: 'compare',
      },
    ]);
    expect(journey.left).toEqual([journey.events[0]?.url]);
  });

  it('[CMP-02] first fires an event with the same plans, which the page can cancel', async () => {
    await open();
    choose(first, second);
    document.addEventListener('ucp-plan-compare', (event) => event.preventDefault(), { once: true });
    compare(document);
    expect(heard()).toEqual([{ planIds: [first, second] }]);
    expect(journey.events).toEqual([]);
  });

  it.each([
    ['none', []],
    ['one', [first]],
  ])('[CMP-01] needs two plans: with %s it does nothing', async (_, ids) => {
    await open();
    choose(...ids);
    compare(document);
    expect([heard(), journey.events]).toEqual([[], []]);
  });

  it('[LINK-02] leads to the address of the setting', async () => {
    await open({ settings: { links: { planCompare: '/side-by-side?from=profile' } } });
    choose(first, second);
    compare(document);
    expect(journey.events[0]?.url).toMatch(/\/side-by-side\?from=profile&compareplanIds=/);
  });

  it('[CMP-02] [LINK-02] uses the chosen plans’ own type', async () => {
    await open();
    chooseToCompare({ ...plan(first), rawType: 'HMO' }, true, document);
    choose(second);
    compare(document);
    expect(asked()).toMatchObject([{ compareplanIds: `${first},${second}`, planType: 'HMO', planYear: '2027' }]);
  });

  it.each([
    ['where the shopper gave none', null],
    ['where it is malformed', 'none yet'],
  ])('[LINK-02] has no ZIP code and no county %s', async (_, zipCode) => {
    await open();
    const saved = [plan(first), plan(second)];
    await open({ shopper: 'empty' });
    setLocation(zipCode === null ? null : { zipCode, county: null });
    for (const one of saved) chooseToCompare(one, true, document);
    compare(document);
    expect(asked()).toEqual([{ compareplanIds: `${first},${second}`, planType: 'MAPD', planYear: '2027' }]);
  });
});

describe('the details of a plan', () => {
  const heard = recordEvent('ucp-plan-details');

  it('[LINK-01] fire an event, and open the plan’s own page, or else the one for place, plan and year', async () => {
    await open();
    const built = plan(first);
    viewDetails({ ...built, detailsUrl: '/own-page' }, document);
    viewDetails({ ...built, detailsUrl: null }, document);
    expect(heard()).toEqual(Array(2).fill({ planId: first, planYear: 2027 }));
    expect(journey.events).toEqual([
      { url: `${location.origin}/own-page`, reason: 'plan-details' },
      { url: `${location.origin}/health-plans/details.html/85004/013/${first}/2027`, reason: 'plan-details' },
    ]);
  });

  it.each([
    ['the plan', '85701', '85701'],
    ['the shopper, where the plan has none', null, '85004'],
  ])('[LINK-04] of a supplement plan are at the ZIP code of %s', async (_, zipCode, expected) => {
    await open();
    viewDetails(aSupplementPlan({ zipCode, year: 2027 }), document);
    expect(heard()).toEqual([{ planId: 'G', planYear: 2027 }]);
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual([`/health-plans/medsupp-details.html/${expected}/G/2027`]);
  });

  it('[LINK-01] stay closed if the page refuses', async () => {
    await open();
    document.addEventListener('ucp-plan-details', (event) => event.preventDefault(), { once: true });
    viewDetails(plan(first), document);
    expect(journey.events).toEqual([]);
  });

  it('[LINK-01] are nowhere when the plan’s own address may not be followed: that is logged, and the shopper stays', async () => {
    await open();
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    viewDetails({ ...plan(first), detailsUrl: 'https://evil.example/plan' }, document);
    expect(log.mock.calls.flat().join()).toContain('! Invalid URL !');
    expect(journey.events).toEqual([]);
  });

  it('[LINK-01] [LINK-03] lead a shopper without a place to where a ZIP code is entered', async () => {
    await open();
    const saved = { ...plan(first), detailsUrl: null };
    await open({ shopper: 'empty' });
    viewDetails(saved, document);
    expect(journey.events).toEqual([{ url: `${location.origin}/shop.html`, reason: 'plan-summary' }]);
  });

  it('[LINK-03] [LINK-04] of a supplement plan lead there too, also if the plan has an address of its own, which is not used', async () => {
    await open({ shopper: 'empty' });
    viewDetails(aSupplementPlan({ zipCode: null, year: 2027, detailsUrl: '/own-page' }), document);
    expect(journey.events).toEqual([{ url: `${location.origin}/shop.html`, reason: 'plan-summary' }]);
  });
});

describe('enrolling in a plan', () => {
  const launched = () => JSON.parse(sessionStorage.getItem('ucp_enrollmentPlan') ?? 'null');

  it('[HAND-01] opens an address that names the plan, its year and type, the ZIP code and the county', async () => {
    await open();
    enroll(plan(first), document);
    expect(asked()).toEqual([{ planId: first, planYear: '2027', planType: 'MAPD', zipcode: '85004', county: '013' }]);
  });

  it('[HAND-01] leaves the plan in session storage, with the launch data exactly as it was stored', async () => {
    const oleLaunchData = '{"formId": 7,  "county":"Maricopa"}';
    await open();
    const { plansDetails } = (await storedProfile('guest')) as { plansDetails: { plans: readonly Readonly<Record<string, unknown>>[] } };
    const plans = plansDetails.plans.map((row) => (row.planId === first && row.planYear === 2027 ? { ...row, oleLaunchData } : row));
    await setFaults(await changedProfile('guest', { plansDetails: { ...plansDetails, plans } }));
    await rereadAtRest();
    enroll(plan(first), document);
    const { name: planName } = plan(first);
    const place = { zipCode: '85004', county: 'Maricopa' };
    expect(launched()).toEqual({
      planName,
      planType: 'MAPD',
      planId: first,
      planYear: 2027,
      ...place,
      monthlyPremium: monthlyPremium(plan(first)),
      oleLaunchData,
    });
    expect(localStorage.getItem('ucp_enrollmentPlan')).toBeNull();
    expect(journey.events[0]?.url, 'no launch data in the address').not.toContain('formId');
    enroll(plan(second), document);
    expect(launched(), 'the next plan takes its place').toMatchObject({ planId: second });
    expect(launched().oleLaunchData).not.toBe(oleLaunchData);
  });

  it('[HAND-01] leaves nothing if a listener of ucp-plan-enroll says no', async () => {
    await open();
    document.addEventListener('ucp-plan-enroll', (event) => event.preventDefault(), { once: true });
    enroll(plan(first), document);
    expect([launched(), journey.events]).toEqual([null, []]);
  });
});

describe('a cloaked profile', () => {
  const heard = ['ucp-plan-details', 'ucp-plan-enroll'].map(recordEvent);

  it.each([
    ['viewDetails', plansActions.viewDetails],
    ['enroll', enrollmentActions.enroll],
    ['askToRemovePlan', plansActions.askToRemovePlan],
  ])('[CARD-07] can do nothing by %s, whoever calls', async (_, act) => {
    await open({ shopper: 'cloaked' });
    await act(plan(first), document);
    expect([...heard.map((one) => one()), journey.events, $popup.get()]).toEqual([[], [], [], null]);
  });
});

describe('asking to remove a plan', () => {
  it('[CARD-12] [REM-01] names it without the code that its name ends in', async () => {
    await open();
    askToRemovePlan({ ...plan(first), name: 'Essentials H0609-044' }, document);
    expect($popup.get()).toMatchObject({ tag: 'ucp-remove-popup', key: `${first}-2027`, name: 'Essentials' });
  });

  it('[CARD-13] [REM-01] says its id too if another saved plan has its name, as its card does', async () => {
    await openPage({ shopper: 'tucson' });
    const [one, other] = $shownPlans.get().plans.filter(({ id }) => id.startsWith('H0028074'));
    if (!one || !other) throw Error('no two segments of one plan are saved');
    expect(one.name).toBe(other.name);
    askToRemovePlan(other, document);
    const name = `${other.name}, ${displayPlanId(other.id)}`;
    expect([$popup.get(), cardNow(other)?.model]).toMatchObject([{ name }, { label: name }]);
  });
});

describe('the page of a supplement plan', () => {
  const start = (zipCode: string | null) => {
    const saved = { code: 'G', year: 2027, name: 'Plan G', zipCode, legalEntity: null, stateCode: null };
    startSupplement(saved, 'saved-plan', document);
    return journey.events.map(({ url }) => new URL(url).pathname);
  };

  it.each([
    ['the plan', '85701', '85701'],
    ['the shopper, where the plan has none', null, '85004'],
  ])('[LINK-04] has the ZIP code of %s', async (_, zipCode, expected) => {
    await open();
    expect(start(zipCode)).toEqual([`/health-plans/medsupp-details.html/${expected}/G/2027`]);
  });

  it('[LINK-04] is not opened without a ZIP code', async () => {
    await open({ shopper: 'empty' });
    expect(start(null)).toEqual([]);
  });
});
