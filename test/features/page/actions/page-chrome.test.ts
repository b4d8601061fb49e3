import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from '../../../../.storybook/fresh-page.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { showView } from '../../../../src/features/navigation/actions/view.js';
import { $shopping, $showsBrowsePanel, $upsell } from '../../../../src/features/page/state/page-chrome.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $popup, closePopup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { clearOwnKeys } from '../../../../src/shared/storage/storage.js';
import { $view } from '../../../../src/shared/view/state.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { openPage, storedProfile, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const at = (path: string) => `${location.origin}${path}`;

/** A visit of a shopper who comes from another page of the site. */
async function comeFrom(
  lastPage: string | null,
  shopper = 'guest',
  profileTab: string | null = null,
  faults: Parameters<typeof freshPage>[0]['faults'] = [],
): Promise<void> {
  const clear = vi.mocked(clearOwnKeys);
  clear.mockImplementationOnce(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (lastPage !== null) localStorage.setItem('ucp_lastPage', lastPage);
    if (profileTab !== null) localStorage.setItem('ucp_profileTab', profileTab);
  });
  await freshPage({ shopper, date: '2026-11-20T09:30:00', theme: '', lang: 'en', faults });
}

vi.mock('../../../../src/shared/storage/storage.js', async (original) => {
  const storage = await original<typeof import('../../../../src/shared/storage/storage.js')>();
  return { ...storage, clearOwnKeys: vi.fn(storage.clearOwnKeys) };
});

afterEach(() => {
  localStorage.clear();
});

describe('returning to shopping', () => {
  it.each([
    ['pharmacy-search', 'pharmacy-search', '/health-plans/aarp-pharmacy.html'],
    ['drug-cost-estimator', 'drug-cost-estimator', '/health-plans/estimate-drug-costs.html?profile=true'],
    ['plan-recommendation', 'plan-recommendation', '/plan-recommendation-engine.html'],
    ['plan-summary', 'plan-summary', '/health-plans/plan-summary.html?zipcode=85004&planYear=2027'],
    [null, 'plan-summary', '/health-plans/plan-summary.html?zipcode=85004&planYear=2027'],
    ['javascript:alert(1)', 'plan-summary', '/health-plans/plan-summary.html?zipcode=85004&planYear=2027'],
  ])('[TOP-02] [TOP-03] [LINK-06] from %j: %s, %s', async (lastPage, previousPage, url) => {
    await comeFrom(lastPage);
    expect($shopping.get()).toMatchObject({ previousPage, url: at(url) });
  });

  it('[TOP-03] [REC-03] back to the recommendations if there are some', async () => {
    await comeFrom('plan-recommendation', 'recommended');
    expect($shopping.get()?.url).toBe(at('/plan-recommendation-engine.html/result?year=2027'));
  });

  it('[TOP-03] [REC-03] back to where they begin while the profile, which has them, cannot be read', async () => {
    await comeFrom('plan-recommendation', 'recommended', null, [{ method: 'GET', path: '/profiles/data', status: 403 }]);
    expect($shopping.get()?.url).toBe(at('/plan-recommendation-engine.html'));
  });

  it('[LINK-03] [TOP-03] to where a ZIP code is entered, without one', async () => {
    await comeFrom(null, 'empty');
    expect($shopping.get()?.url).toBe(at('/shop.html'));
  });

  it.each([
    ['guest', true],
    ['member', true],
    ['agent', true],
    ['cloaked', false],
  ])('[TOP-01] [CLOAK-01] a way back for a %s: %s', async (shopper, hasBackLink) => {
    await openPage({ shopper });
    expect($shopping.get()?.hasBackLink).toBe(hasBackLink);
  });
});

describe('the view that a visit opens on', () => {
  /** Back to the address that the page was opened with. */
  function goBack(): void {
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
  }

  it.each([
    ['drug-cost-estimator', 'drugs'],
    ['pharmacy-search', 'drugs'],
    ['plan-recommendation', 'plans'],
  ])('[VW-02] [VW-03] from %s: %s, where the back button leads again', async (lastPage, view) => {
    await comeFrom(lastPage, 'guest', 'drugs');
    expect($view.get()).toBe(view);
    showView('providers', document);
    goBack();
    expect($view.get()).toBe(view);
  });
});

describe('another view', () => {
  it('[REM-01] [VW-01] ends the question about an item of the view before, also if its code has not come, and no other popup', async () => {
    await openPage();
    requestPopup({ tag: 'ucp-remove-popup', list: 'plans', key: 'k', name: 'A plan' });
    showView('drugs', document);
    expect($popup.get()).toBeNull();
    requestPopup({ tag: 'ucp-zip-popup' });
    showView('plans', document);
    expect($popup.get()).toEqual({ tag: 'ucp-zip-popup' });
    closePopup();
  });

  it('[VW-01] [VW-02] [VW-03] fires an event, is stored for the tab, and is one history entry, however often it is requested', async () => {
    await openPage({ shopper: 'guest' });
    const events: unknown[] = [];
    const hear = (event: Event) => events.push((event as CustomEvent).detail);
    document.addEventListener('ucp-view-change', hear);
    const push = vi.spyOn(history, 'pushState');
    showView('drugs', document);
    showView('drugs', document);
    document.removeEventListener('ucp-view-change', hear);
    expect([push.mock.calls.length, events, localStorage.getItem('ucp_profileTab')]).toEqual([1, [{ view: 'drugs' }], 'drugs']);
    push.mockRestore();
  });

  it('[VW-01] [VW-02] shows if the browser takes no entry in the history, as of a page that asked too often', async () => {
    await openPage({ shopper: 'guest' });
    const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    showView('providers', document);
    expect(push).toHaveBeenCalledOnce();
    expect($view.get()).toBe('providers');
    push.mockRestore();
  });

  it('[VW-02] fires one event if the browser reports the new address twice', async () => {
    await openPage({ shopper: 'guest' });
    const heardEvents: unknown[] = [];
    const hear = (event: Event) => heardEvents.push((event as CustomEvent).detail);
    document.addEventListener('ucp-view-change', hear);
    history.replaceState(null, '', '#drugs');
    dispatchEvent(new PopStateEvent('popstate'));
    dispatchEvent(new HashChangeEvent('hashchange'));
    document.removeEventListener('ucp-view-change', hear);
    history.replaceState(null, '', location.pathname);
    expect(heardEvents).toEqual([{ view: 'drugs' }]);
  });
});

describe('the history of a page with a router', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname);
    vi.unstubAllGlobals();
  });

  it('[VW-02] keeps what the router keeps in it', async () => {
    await openPage({ shopper: 'guest' });
    history.replaceState({ mine: 1 }, '');
    const push = vi.spyOn(history, 'pushState');
    showView('drugs', document);
    expect(push.mock.calls.map(([state]) => state)).toEqual([{ mine: 1 }]);
    push.mockRestore();
  });

  it('[VW-02] leads to the view that an address names, and stays at an address that names none', async () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    await openPage({ shopper: 'guest' });
    const writes = (address: string) => {
      history.replaceState(null, '', address);
      navigation.dispatchEvent(new Event('currententrychange'));
      return $view.get();
    };
    expect([writes('#drugs'), writes('#/route'), writes(location.pathname), writes('#providers')]).toEqual([
      'drugs',
      'drugs',
      'drugs',
      'providers',
    ]);
  });
});

describe('all plans', () => {
  it('[PLN-04] [VW-07] are those of the year that shows', async () => {
    await openPage({ shopper: 'guest' });
    for (const year of [2027, 2026]) {
      await switchYear(year, document);
      expect($browse.get()).toEqual({ year, url: at(`/health-plans/plan-summary.html?zipcode=85004&planYear=${year}`) });
    }
  });
});

describe('how much is saved', () => {
  it.each([
    ['guest', 0],
    ['supplement', 4],
  ])('[DASH-06] [PLN-04] counts the plans of the year, supplement plans among them: %s', async (shopper, ofSupplement) => {
    await openPage({ shopper });
    const supplement = $supplement.get();
    expect(supplement.kind === 'plans' ? supplement.count : 0).toBe(ofSupplement);
    expect($counts.get()?.plans).toBe($shownPlans.get().keys.length + ofSupplement);
  });
});

describe('the browse panel', () => {
  it.each([
    ['guest', '2026-11-20T09:30:00', false],
    ['member', '2026-11-20T09:30:00', true],
    ['empty', '2026-11-20T09:30:00', true],
  ])('[VW-07] beside the plans of a %s at %s: %s', async (shopper, date, shows) => {
    await openPage({ shopper, date });
    expect($showsBrowsePanel.get()).toBe(shows);
  });

  it('[VW-07] shows beside the plans of a shopper with an application and no saved plan of the year', async () => {
    const { plansDetails } = await storedProfile('guest');
    const savedPlans = 'H0609044000 2026 MAPD';
    await openPage({
      shopper: 'guest',
      faults: [await changedProfile('guest', { plansDetails: { ...(plansDetails as object), savedPlans } })],
    });
    expect($applications.get().length).toBeGreaterThan(0);
    expect($showsBrowsePanel.get()).toBe(true);
    await switchYear(2026, document);
    expect($showsBrowsePanel.get()).toBe(false);
  });

  it('[VW-07] shows beside drugs and doctors always', async () => {
    await openPage({ shopper: 'guest' });
    showView('drugs', document);
    expect($showsBrowsePanel.get()).toBe(true);
    showView('plans', document);
    expect($showsBrowsePanel.get()).toBe(false);
  });
});

describe('the extras of a plan', () => {
  const offer = { title: 'Add dental to your plan', url: at('/shop.html') };

  it.each(['guest', 'empty', 'agent', 'cloaked'])('[DASH-03] [DASH-09] are not for a %s without an enrolled plan', async (shopper) => {
    await openPage({ shopper });
    expect($upsell.get()).toBeNull();
  });

  it('[DASH-03] are for a member with one, for the year of that plan', async () => {
    await openPage({ shopper: 'enrolled' });
    await until(() => $upsell.get() !== null);
    expect($upsell.get()).toEqual({ ...offer, text: 'You are enrolled for 2026. See the extras that go with your plan.' });
  });

  it('[ENV-05] are not offered without a title and an address from content or settings', async () => {
    const faults = [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/shopper.json', status: 404 }];
    await openPage({ shopper: 'enrolled', faults });
    await finishCalls();
    expect($upsell.get()).toBeNull();
    await openPage({ shopper: 'enrolled', faults, settings: { upsell: { title: 'Extras of {year}', text: '', url: '/extras.html' } } });
    await finishCalls();
    expect($upsell.get()).toEqual({ title: 'Extras of 2026', text: '', url: at('/extras.html') });
  });

  it('[DASH-03] are of the plan in force if the service lists that of next year first', async () => {
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly { planYear: number }[] };
    const lastFirst = memberEnrolledPlans.toSorted((a, b) => b.planYear - a.planYear);
    expect(lastFirst[0]?.planYear).toBe(2027);
    await openPage({ shopper: 'enrolled', faults: [await changedProfile('enrolled', { memberEnrolledPlans: lastFirst })] });
    await until(() => $upsell.get() !== null);
    expect($upsell.get()?.text).toContain('2026');
  });

  it('[DASH-09] are for nobody who is not signed in, whatever the profile holds', async () => {
    await openPage({ shopper: 'enrolled' });
    setIdentity({ uuid: '1', isGuest: true, isCloaked: false });
    expect($upsell.get()).toBeNull();
  });

  it('[DASH-03] are not for a person who looks at the member’s profile', async () => {
    await openPage({ shopper: 'enrolled' });
    const fault = await changedProfile('enrolled', {});
    await openPage({ shopper: 'cloaked', faults: [fault] });
    expect($upsell.get()).toBeNull();
  });
});

it('[DASH-03] the extras of a plan are for a member whose one plan begins next year', async () => {
  const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly { planYear: number }[] };
  const next = memberEnrolledPlans.filter(({ planYear }) => planYear === 2027);
  await openPage({ shopper: 'enrolled', faults: [await changedProfile('enrolled', { memberEnrolledPlans: next })] });
  await until(() => $upsell.get() !== null);
  expect($upsell.get()?.text).toContain('2027');
});
