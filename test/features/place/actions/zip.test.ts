import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { $shopping } from '../../../../src/features/page/state/page-chrome.js';
import { findZip, requestZip } from '../../../../src/features/place/actions/zip.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { $location, setLocation } from '../../../../src/features/place/state/place.js';
import { closePopup, openPopup } from '../../../../src/features/popups/actions.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { callsTo, openPage, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** Storage of a site that has filled it, or may not use it. */
const withoutRoom = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
} as unknown as Storage;

const counties = '/geolocationinfo/counties/';
const names = async (zip: string) => (await findZip(zip))?.counties.map(({ name }) => name);

describe('a ZIP code', () => {
  it.each([
    ['85004', ['Maricopa']],
    ['85142', ['Maricopa', 'Pinal']],
    ['00501', ['Suffolk']],
    ['10001', ['New York']],
    ['86514', ['Apache', 'San Juan', 'San Juan']],
    ['06103', ['Capitol Planning Region']],
    ['70112', ['Orleans']],
  ])('[VAL-02] [VAL-06] [CALL-08] %s lies in %j', async (zip, lies) => {
    await openPage({ shopper: 'empty' });
    expect((await names(zip))?.toSorted()).toEqual(lies);
  });

  it.each(['', '8500', '850041', '8500a', '00000', '850 4'])('[VAL-02] %j is none, and nobody is asked', async (zip) => {
    await openPage({ shopper: 'empty' });
    expect(await findZip(zip)).toBeNull();
    expect(await callsTo(counties)).toEqual([]);
  });

  it.each([
    ['nobody lives in', { body: { data: { counties: [] } } }],
    ['the service knows nothing of', { status: 403 }],
    ['cannot be looked up', { status: 500 }],
    ['has no readable county', { body: { data: { counties: [{ fipsCountyName: 'Nowhere' }] } } }],
  ])('[VAL-02] is not found: one that %s', async (_why, fault) => {
    await openPage({ shopper: 'empty', faults: [{ method: 'GET', path: counties, ...fault }] });
    expect(await findZip('85004')).toBeNull();
    expect($location.get()).toBeNull();
    expect(localStorage.getItem('ucp_zip')).toBeNull();
  });
});

describe('the chosen place', () => {
  it('[VAL-02] [LINK-03] is kept, and plans can be browsed for it', async () => {
    await openPage({ shopper: 'empty' });
    expect($browse.get()?.url).toBe(`${location.origin}/shop.html`);
    const found = await findZip('85142');
    const pinal = found?.counties.find(({ name }) => name === 'Pinal');
    if (!found || !pinal) throw new Error('the service has two counties for it');
    chooseCounty(found.zipCode, pinal);
    expect($location.get()).toEqual({ zipCode: '85142', county: pinal });
    expect(localStorage.getItem('ucp_zip')).toBe('85142');
    expect($browse.get()?.url).toContain('zipcode=85142');
    expect($shopping.get()?.url, 'shopping goes on there too').toBe($browse.get()?.url);
    await reload();
    expect($location.get(), 'the chosen county stays when the profile is read again').toEqual({ zipCode: '85142', county: pinal });
  });

  it.each([
    ['keeps nothing', ['localStorage', 'sessionStorage']],
    ['has no room for it', ['localStorage']],
  ] as const)('[VAL-02] [DASH-07] is the page’s own if the browser %s', async (_why, full) => {
    await openPage({ shopper: 'empty' });
    const [found, other] = [await findZip('85142'), await findZip('85004')];
    if (!found || !other) throw new Error('people live there');
    const stores = full.map((area) => vi.spyOn(window, area, 'get').mockReturnValue(withoutRoom));
    const pinal = found.counties.find(({ name }) => name === 'Pinal') ?? found.counties[0];
    chooseCounty(found.zipCode, pinal);
    await reload();
    expect($location.get()).toEqual({ zipCode: '85142', county: pinal });
    for (const store of stores) store.mockRestore();
    chooseCounty(other.zipCode, other.counties[0]);
    await reload();
    expect($location.get()?.zipCode).toBe('85004');
  });

  it('[VAL-02] [CALL-08] is that of the next page too, with its county, and comes before the ZIP code of the profile', async () => {
    await openPage({ shopper: 'guest' });
    const found = await findZip('85142');
    const pinal = found?.counties.find(({ name }) => name === 'Pinal');
    if (!found || !pinal) throw new Error('the service has two counties for it');
    chooseCounty(found.zipCode, pinal);
    await reload();
    expect($location.get()).toEqual({ zipCode: '85142', county: pinal });
    setLocation(null);
    await reload();
    expect($location.get()).toEqual({ zipCode: '85142', county: pinal });
  });

  it('[VAL-02] is dropped if the site has kept another ZIP code since, or another shopper has signed in', async () => {
    await openPage({ shopper: 'guest' });
    const found = await findZip('85142');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    localStorage.setItem('ucp_zip', '85701');
    await reload();
    expect($location.get()?.zipCode, 'the profile’s own').toBe('85004');
    localStorage.setItem('ucp_zip', '85142');
    setIdentity({ uuid: '00000000-0000-4000-8000-000000000002', isGuest: false, isCloaked: false });
    await reload();
    expect($location.get()?.zipCode, 'the other’s own').toBe('85004');
  });

  it('[DASH-07] continues the waiting action once', async () => {
    await openPage({ shopper: 'empty' });
    const then = vi.fn();
    requestZip(then);
    expect($popup.get()?.tag).toBe('ucp-zip-popup');
    expect(document.querySelectorAll('ucp-zip-popup')).toHaveLength(1);
    const found = await findZip('85004');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    await until(() => then.mock.calls.length === 1);
    closePopup();
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    expect(then).toHaveBeenCalledOnce();
  });

  it('[DASH-07] never continues an action that was given up', async () => {
    await openPage({ shopper: 'empty' });
    const then = vi.fn();
    requestZip(then);
    closePopup();
    openPopup({ tag: 'ucp-zip-popup' });
    const found = await findZip('85004');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    expect(then).not.toHaveBeenCalled();
  });

  it('[CALL-13] prices the saved drugs again', async () => {
    await openPage({ shopper: 'guest' });
    const before = (await callsTo('/drug-pricing-api')).length;
    const found = await findZip('85701');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    await until(async () => (await callsTo('/drug-pricing-api')).length > before);
    const last = (await callsTo('/drug-pricing-api')).at(-1);
    expect(last?.body).toMatchObject({ zip: '85701' });
  });
});
