import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enroll } from '../../../../src/features/enrollment/actions/applications.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { findZip } from '../../../../src/features/place/actions/zip.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { $location, setLocation } from '../../../../src/features/place/state/place.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { addProviders } from '../../../../src/features/providers/actions/provider-tool.js';
import { clearBrowser, forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { registerTool } from '../../../../src/features/tools/actions/registry.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest, rereadAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

type Row = Readonly<Record<string, unknown>>;

const plansDetails = async (shopper: string) => ((await storedProfile(shopper)) as { plansDetails: Row }).plansDetails;
const withPlansZip = async (shopper: string, zipCode: string | null, more: Row = {}) =>
  changedProfile(shopper, { plansDetails: { ...(await plansDetails(shopper)), zipCode }, ...more });

async function choose(zipCode: string): Promise<void> {
  const found = await findZip(zipCode);
  if (!found) throw new Error('no such ZIP code');
  chooseCounty(found.zipCode, found.counties[0]);
}

describe('a place that is known', () => {
  it('[CALL-08] [LOAD-04] is not requested again by the next read, and stays as it is meanwhile', async () => {
    await openAtRest('guest');
    const before = $location.get();
    expect(before?.county).toBeTruthy();
    await rereadAtRest();
    expect($location.get()).toBe(before);
    expect(await callsTo('/geolocationinfo')).toHaveLength(1);
  });
});

describe('the ZIP code 10001 in a profile', () => {
  it('[VAL-06] [CALL-08] is New York, before the person’s own and what this browser keeps', async () => {
    await openAtRest('member');
    localStorage.setItem('ucp_zip', '85142');
    await setFaults(await withPlansZip('member', '10001'));
    await rereadAtRest();
    expect($location.get()).toMatchObject({ zipCode: '10001', county: { name: 'New York' } });
    expect($browse.get()?.url).toContain('10001');
  });

  it('[VAL-06] [VAL-02] can be chosen, and is kept', async () => {
    await openAtRest('empty');
    await choose('10001');
    await rereadAtRest();
    expect($location.get()).toMatchObject({ zipCode: '10001', county: { name: 'New York' } });
    expect(localStorage.getItem('ucp_zip')).toBe('10001');
  });
});

describe('a malformed ZIP code in a profile', () => {
  it('[CALL-08] gives way to the person’s own', async () => {
    await openAtRest('member');
    await setFaults(await withPlansZip('member', 'none yet'));
    await rereadAtRest();
    expect($location.get()?.zipCode).toBe('85004');
    expect($browse.get()?.url).toContain('85004');
  });

  it('[CALL-08] gives way to the person’s own before what this browser keeps', async () => {
    await openAtRest('member');
    localStorage.setItem('ucp_zip', '85142');
    await setFaults(await withPlansZip('member', 'none yet'));
    await rereadAtRest();
    expect($location.get()?.zipCode).toBe('85004');
  });

  it('[VAL-02] gives way to the one that was given in this browser', async () => {
    await openAtRest('empty');
    await setFaults(await withPlansZip('empty', 'none yet'));
    await rereadAtRest();
    expect($location.get()).toBeNull();
    await choose('85142');
    await rereadAtRest();
    expect($location.get()?.zipCode).toBe('85142');
  });

  it('[CONST-04] [DV-03] [PV-07] does not reach a tool, and does not measure its doctors', async () => {
    await openAtRest('guest');
    const { providersDetails } = (await storedProfile('guest')) as { providersDetails: { providerIdList: readonly Row[] } };
    await setFaults(await withPlansZip('guest', 'none yet', { userDetails: null }));
    await rereadAtRest();
    await setFaults();
    let context: Row = {};
    registerTool('provider-search', {
      async open({ payload }) {
        context = payload;
        sessionStorage.setItem('ucp_providerToolData', JSON.stringify({ ...providersDetails, zipCode: '85004' }));
        return { isCompleted: true, isImported: false };
      },
    });
    await addProviders(null, document);
    await finishCalls();
    expect(context.zipCode).toBeNull();
    expect(
      ((await storedProfile('guest')) as { providersDetails: { providerIdList: readonly Row[] } }).providersDetails.providerIdList,
    ).toEqual(providersDetails.providerIdList);
  });
});

describe('a place whose counties are loading', () => {
  it('[LINK-03] [DASH-07] is known by its ZIP code', async () => {
    await openAtRest('member');
    const counties = holdCalls(/counties/, 'before');
    await openPage({ shopper: 'member', isLoading: true, faults: [await withPlansZip('member', null)] });
    await until(() => counties.length > 0 && $shownPlans.get().plans.length === 4);
    expect($browse.get()?.url).toContain('85004');
    const plan = $shownPlans.get().plans.find(({ kind }) => kind === 'MAPD');
    if (plan) enroll(plan, document);
    expect($popup.get()).toBeNull();
  });

  it('[VAL-02] gives way to the one that the shopper chooses meanwhile', async () => {
    await openAtRest('member');
    const counties = holdCalls(/counties\/85004/, 'before');
    await openPage({ shopper: 'member', isLoading: true });
    await until(() => counties.length > 0);
    await choose('85142');
    await finishCalls();
    expect($location.get()?.zipCode).toBe('85142');
  });

  it('[SIGN-01] [IDLE-05] is nobody’s once its shopper has left', async () => {
    const counties = holdCalls(/counties/, 'before');
    await openPage({ shopper: 'member', isLoading: true });
    await until(() => counties.length > 0);
    forgetShopper();
    clearBrowser(storedIdentity());
    await finishCalls();
    expect($location.get()).toBeNull();
  });
});

describe('a ZIP code that an agent gave for a shopper', () => {
  const other = { uuid: '00000000-0000-4000-8000-0000000000ff', isGuest: false, isCloaked: false };
  const profileOf = (uuid: string) => ({
    method: 'GET',
    path: '/profiles/data',
    body: { uuid, isGuest: false, userDetails: { firstName: 'A' } },
  });

  beforeEach(async () => {
    await openAtRest('agent');
    const { uuid } = await storedProfile('agent');
    await setFaults(profileOf(String(uuid)));
    await rereadAtRest();
    await choose('85142');
  });

  it('[AGENT-01] is kept for that shopper', async () => {
    setLocation(null);
    await rereadAtRest();
    expect($location.get()?.zipCode).toBe('85142');
  });

  it('[AGENT-01] is not the next one’s, and does not outlive the session', async () => {
    setLocation(null);
    setIdentity(other);
    await setFaults(profileOf(other.uuid));
    await rereadAtRest();
    expect($location.get()).toBeNull();
    expect(Object.values({ ...localStorage }).join()).not.toContain('85142');
  });

  it('[IDN-04] [AGENT-01] is requested if the browser keeps one that is not the shopper’s', async () => {
    localStorage.setItem('ucp_zip', '85701');
    setLocation(null);
    setIdentity(other);
    await setFaults(profileOf(other.uuid));
    await rereadAtRest();
    expect($location.get()).toBeNull();
  });
});
