import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoryPage } from '../../../../.storybook/fresh-page.js';
import { entryOf } from '../../../../demo/service/enter.js';
import * as drugsActions from '../../../../src/features/drugs/actions.js';
import * as enrollmentActions from '../../../../src/features/enrollment/actions.js';
import * as extraHelpActions from '../../../../src/features/extra-help/actions.js';
import * as importActions from '../../../../src/features/import/actions.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import * as navigationActions from '../../../../src/features/navigation/actions.js';
import * as pageActions from '../../../../src/features/page/actions.js';
import * as placeActions from '../../../../src/features/place/actions.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import * as plansActions from '../../../../src/features/plans/actions.js';
import * as profileActions from '../../../../src/features/profile/actions.js';
import * as providersActions from '../../../../src/features/providers/actions.js';
import * as sessionActions from '../../../../src/features/session/actions.js';
import { reveal } from '../../../../src/shared/hidden.js';
import { trackClick } from '../../../../src/shared/tracking/actions.js';
import '../../../../src/features/page/actions/after-load.js';
import { emitError } from '../../../../src/element/emit-error.js';
import { $tollFree } from '../../../../src/features/content/state/phone.js';
import { $drugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { snapshot } from '../../../../src/features/page/actions/public-snapshot.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import type { Environment } from '../../../../src/settings-input.js';
import { setAgent } from '../../../../src/shared/shopper/identity.js';
import { readCookie } from '../../../../src/shared/storage/cookies.js';
import { track } from '../../../../src/shared/tracking/track.js';
import { pageEvent, pushEvent } from '../../../../src/shared/tracking/tracking.js';
import { readTracking, storeTracking } from '../../../../src/shared/tracking/tracking-data.js';
import { resetPage } from '../../../../src/testing.js';
import { aCounty } from '../../../fixtures/places.js';
import { aPlan, aSupplementPlan } from '../../../fixtures/plans.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { recordLeaving } from '../../../flows/support/leaving.js';
import { callsTo, openPage, setFaults, until } from '../../../flows/support/service.js';

const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const left = recordLeaving();
const page = globalThis as unknown as Record<string, unknown>;
const everything = () => (page.ucpEvents ?? []) as readonly Readonly<Record<string, string>>[];
/** All except the one that each page of this file sends half a second after it has loaded. */
const events = () => everything().filter(({ assetName }) => assetName !== 'Page Load');
const names = () => events().map(({ assetName }) => assetName);

/** A page whose own events have been told: what comes after is the test's. */
async function openQuietly(of: Partial<StoryPage> = {}): Promise<void> {
  await openPage(of);
  await finishCalls();
  page.ucpEvents = [];
}

beforeEach(() => {
  delete page.ucpEvents;
  consoleLines.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await finishCalls();
  // A host whose tracking fails is heard until its page has gone.
  resetPage();
  vi.unstubAllGlobals();
  setAgent(false, null);
  // biome-ignore lint/suspicious/noDocumentCookie: as the library writes it
  for (const name of ['ucp_consumerEvent', 'ucp_campaign', 'ucp_phoneTracking', 'psc']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  delete page.ucpEvents;
  delete page.ofTheHost;
});

describe('a page that loads', () => {
  // Before any other test: what a page has begun to listen to stays in its document.
  it('[TRK-02] [CONST-03] [TRK-01] is tracked once, 500 ms after the content has loaded, and so is each failing element', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPage();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(499);
    expect(everything()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const load = { eventType: 'pageload', assetId: 'page-load', assetName: 'Page Load', container: 'profile-plans' };
    expect(everything()).toEqual([load]);
    const tag = document.body.appendChild(document.createElement('ucp-faq'));
    emitError(tag, 'piece-failed');
    tag.remove();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(everything()).toEqual([load, { ...load, eventType: 'error', assetId: 'uierror', assetName: 'uierror' }]);
  });
});

describe('the event array', () => {
  it('[TRK-01] gets type, asset id, asset name and container of each event', async () => {
    await openQuietly();
    track('Delete Drug', 'click');
    await navigationActions.showView('drugs', document);
    track('ImportSuccess', 'import');
    expect(events()).toEqual([
      { eventType: 'click', assetId: 'delete-drug', assetName: 'Delete Drug', container: 'profile-plans' },
      { eventType: 'click', assetId: 'switch-view', assetName: 'Switch View', container: 'profile-plans' },
      { eventType: 'import', assetId: 'importsuccess', assetName: 'ImportSuccess', container: 'profile-drugs' },
    ]);
  });

  it('[TRK-01] is the one that the settings name, and the page’s own if it has one', async () => {
    const own = [{ of: 'the page' }];
    page.ofTheHost = own;
    await openQuietly({ settings: { trackingArray: 'ofTheHost' } });
    track('Print Plans', 'click');
    expect(page.ofTheHost).toBe(own);
    expect(own.at(-1)).toMatchObject({ assetName: 'Print Plans' });
    expect(events()).toEqual([]);
  });

  it('[TRK-01] [LOGIN-07] hears nothing if the host has a function of its own', async () => {
    const hostsWay = vi.fn();
    await openQuietly({ settings: { host: { track: hostsWay } } });
    hostsWay.mockClear();
    track('Print Plans', 'click');
    const event = { eventType: 'click', assetId: 'print-plans', assetName: 'Print Plans', container: 'profile-plans' };
    expect(hostsWay.mock.calls).toEqual([[event]]);
    expect(events()).toEqual([]);
  });

  it('[TRK-01] is made if it is missing, and left alone if something else has its name', () => {
    pushEvent('ofTheHost', pageEvent('click', 'Sign In', 'profile-plans'));
    expect(page.ofTheHost).toHaveLength(1);
    page.ofTheHost = 'a text';
    pushEvent('ofTheHost', pageEvent('click', 'Sign In', 'profile-plans'));
    expect(page.ofTheHost).toBe('a text');
    expect(consoleLines.mock.calls).toEqual([['[ucp] the tracking array is not an array']]);
    pushEvent('', pageEvent('click', 'Sign In', 'profile-plans'));
    expect(Object.hasOwn(page, '')).toBe(false);
    expect(consoleLines.mock.calls).toEqual([['[ucp] the tracking array is not an array'], ['[ucp] the tracking array is not an array']]);
  });

  it.each([
    ['plans', 'Delete Plan'],
    ['drugs', 'Delete Drug'],
    ['providers', 'Delete Provider'],
  ] as const)('[TRK-01] of a removal from %s says %s', async (list, name) => {
    await openQuietly();
    await profileActions.removeItem({ list, key: 'k', name: 'Lisinopril' }, document);
    expect(names()).toEqual([name]);
  });

  it.each(['browse-plans', 'plan-summary', 'continue-shopping', 'plan-finder'] as const)(
    '[TRK-01] of the way to %s says so',
    async (reason) => {
      await openQuietly();
      await navigationActions.followLink(document, `${location.origin}/plans`, reason);
      expect(events()).toEqual([
        { eventType: 'click', assetId: 'go-to-vpp-page', assetName: 'Go to VPP Page', container: 'profile-plans' },
      ]);
    },
  );

  const item = { list: 'drugs', key: 'k', name: 'Lisinopril' } as const;
  it.each([
    ['addDrugs', 'Add Drug', () => drugsActions.addDrugs(null, document)],
    ['addProviders', 'Add Doctor', () => providersActions.addProviders(null, document)],
    ['askToRemovePlan', 'Ask To Delete', () => plansActions.askToRemovePlan(aPlan(), document)],
    ['chooseCounty', 'Choose County', () => pageActions.chooseCounty('85004', aCounty())],
    ['choosePharmacy', 'Pharmacy', () => drugsActions.choosePharmacy(document)],
    ['compare', 'Compare Plans', () => plansActions.compare(document)],
    ['continueApplication', 'Application', () => enrollmentActions.continueApplication('none', document)],
    ['editDrug', 'Edit Drug', () => drugsActions.editDrug('1', document)],
    ['editProvider', 'Edit Doctor', () => providersActions.editProvider('1', document)],
    ['enroll', 'Enroll In Plan', () => enrollmentActions.enroll(aPlan(), document)],
    ['findZip', 'Enter ZIP Code', () => placeActions.findZip('')],
    ['followLink', 'Follow Link', () => navigationActions.followLink(document, `${location.origin}/a`, 'content-link')],
    ['register', 'Create Account', () => sessionActions.register(document)],
    ['restoreItem', 'Undo Delete', () => profileActions.restoreItem(item, document)],
    ['submitExtraHelpAnswer', 'Extra Help', () => extraHelpActions.submitExtraHelpAnswer('no', document)],
    ['signIn', 'Sign In', () => sessionActions.signIn(document)],
    ['signOut', 'Sign Out', () => sessionActions.signOut(document)],
    ['startSavedSupplement', 'Enroll In Plan', () => enrollmentActions.startSavedSupplement(aSupplementPlan(), document)],
    ['stayHere', 'Stay Signed In', () => sessionActions.stayHere()],
    ['switchYear', 'Switch Year', () => plansActions.switchYear(2026, document)],
    ['tryAgain', 'Try Again', () => profileActions.tryAgain()],
    ['tryPlansAgain', 'Try Again', () => plansActions.tryPlansAgain([])],
    ['viewApplication', 'Application', () => enrollmentActions.viewApplication('none', document)],
    ['viewDetails', 'View Plan Details', () => plansActions.viewDetails(aPlan(), document)],
  ])('[TRK-08] [TRK-01] of %s says %s, as a click', async (_, name, act) => {
    await openQuietly();
    await act();
    await finishCalls();
    expect(events().map(({ eventType, assetName }) => [eventType, assetName])).toEqual([['click', name]]);
  });

  it('[TRK-01] of a fault in a form is an error, and of what no click does is nothing', async () => {
    await openQuietly();
    await trackClick('uierror');
    await plansActions.readNamedPlan({ id: aPlan().id, year: 2027 });
    await pageActions.chooseOnlyCounty('85004', aCounty());
    await pageActions.followFootnotes();
    await sessionActions.warnNow();
    await importActions.startImporting();
    expect(events()).toEqual([{ eventType: 'error', assetId: 'uierror', assetName: 'uierror', container: 'profile-plans' }]);
  });

  it('[CLOAK-01] [TRK-03] hears nothing of who looks at another’s profile', async () => {
    await openQuietly({ shopper: 'cloaked' });
    track('uierror', 'error');
    await navigationActions.showView('drugs', document);
    await trackClick('Close');
    expect(everything()).toEqual([]);
  });

  it('[TRK-07] has no personal data: a made-up click is dropped, and an item shows only its list', async () => {
    await openQuietly({ shopper: 'member' });
    const { user } = $profile.get().profile ?? {};
    const drug = $drugs.get()[0];
    const doctor = $providers.get()[0];
    expect([user?.firstName, drug?.name, doctor?.name].every(Boolean)).toBe(true);
    await trackClick(drug?.name as 'Close');
    await trackClick('__proto__' as 'Close');
    for (const list of [drug?.name, '__proto__'])
      await profileActions
        .removeItem({ list: list as 'drugs', key: String(user?.uuid), name: String(user?.firstName) }, document)
        .catch(() => {});
    expect(events()).toEqual([]);
    await drugsActions.editDrug(drug?.ndc ?? '', document);
    await profileActions.askToRemoveItem({ list: 'providers', key: doctor?.id ?? '', name: doctor?.name ?? '' });
    await plansActions.emailPlans('alice.example@example.org');
    expect(names()).toEqual(['Edit Drug', 'Ask To Delete', 'Email Plans']);
    const text = JSON.stringify(events());
    const personal = [user?.firstName, user?.lastName, user?.uuid, drug?.name, drug?.ndc, doctor?.name, doctor?.id, 'alice'];
    for (const value of personal) expect(text).not.toContain(value);
  });
});

describe('tracking that fails', () => {
  it('[TRK-05] does not stop the way to the plan summary, whatever breaks', async () => {
    const broken = vi.fn((_event: Readonly<Record<string, string>>) => {
      throw new Error('the host’s tracking is down');
    });
    const listener = vi.fn();
    vi.stubGlobal('reportError', listener);
    await openQuietly({ settings: { host: { track: broken } } });
    await setFaults({ path: '/gpdCustomEvent', status: 500 }, { path: '/landrover', status: 500 });
    const url = $browse.get()?.url ?? '';
    await navigationActions.followLink(document, url, 'browse-plans');
    expect(left()).toEqual([`browse-plans ${new URL(url).pathname}`]);
    expect(broken.mock.calls.map(([{ assetName }]) => assetName).filter((name) => name !== 'Page Load')).toEqual(['Go to VPP Page']);
    expect(consoleLines).toHaveBeenCalledWith('[ucp] an event could not be tracked');
    expect(listener, 'the host hears its own error').toHaveBeenCalledWith(new Error('the host’s tracking is down'));
    await until(() => consoleLines.mock.calls.some(([text]) => String(text).includes('profileEvent: status 500')));
    expect(JSON.stringify(consoleLines.mock.calls)).not.toContain('host’s tracking');
  });

  it('[TRK-05] is not waited for: the way leads on while the event hangs', async () => {
    await openQuietly();
    const held = holdCalls(/gpdCustomEvent/, 'before');
    const url = $browse.get()?.url ?? '';
    await navigationActions.followLink(document, url, 'plan-summary');
    expect(left()).toEqual([`plan-summary ${new URL(url).pathname}`]);
    await until(() => held.length === 1);
    await held[0]?.release();
  });

  it('[TRK-05] [TRK-03] else tells the profile event service of the way, with counts alone, and of no other click', async () => {
    await openQuietly();
    await navigationActions.showView('drugs', document);
    await navigationActions.followLink(document, `${location.origin}/medicare-education.html`, 'content-link');
    await finishCalls();
    expect(await callsTo('/gpdCustomEvent'), 'the look at the profile').toHaveLength(1);
    await navigationActions.followLink(document, $browse.get()?.url ?? '', 'browse-plans');
    const sent = async () =>
      (await callsTo('/gpdCustomEvent')).map(
        ({ body }) => JSON.parse((body as { message: string }).message).data as Record<string, unknown>,
      );
    await until(async () => (await sent()).some((data) => data.profile_action === 'Go to VPP Page'));
    const data = (await sent()).find((one) => one.profile_action === 'Go to VPP Page');
    expect(data).toMatchObject({ isMemberProfile: false, drugCount: 4, providerCount: 4, pharmacy: true });
  });
});

describe('a look at a profile', () => {
  interface Sent {
    readonly topic: string;
    readonly producerCn: string;
    readonly message: string;
  }
  const sent = async () => (await callsTo('/gpdCustomEvent')).map(({ body }) => body as Sent);
  const messages = async () =>
    (await sent()).map(({ message }) => JSON.parse(message) as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
  const uuidOf = (shopper: string) => entryOf(shopper)?.identity.uuid;
  const time = expect.stringMatching(/^11\/20\/2026, 9:3\d AM CST$/);

  it('[TRK-03] of a member is one profile event, with ids and counts alone', async () => {
    await openQuietly({ shopper: 'applicant' });
    const { optumId } = $profile.get().profile?.user ?? {};
    expect(optumId).toBeTruthy();
    expect(await messages()).toEqual([
      {
        event_type: 'ucp-profile',
        event_name: 'View Profile',
        event_timestamp: time,
        event_uuid: expect.stringMatching(/^[\da-f-]{36}$/),
        app_name: 'ucp',
        data: {
          user_tracking_system: 'UCP',
          internalUserId: '',
          profile_action: 'View Profile',
          uuid: uuidOf('applicant'),
          isMemberProfile: true,
          planCount: 8,
          drugCount: $drugs.get().length,
          providerCount: $providers.get().length,
          pharmacy: profileHere()?.drugs.pharmacy !== null,
          savedEnrollmentCount: 1,
          submittedEnrollmentCount: 2,
          optumId,
        },
      },
    ]);
  });

  it('[TRK-03] [YEAR-03] counts the saved plans of the years that count, and no earlier ones', async () => {
    await openQuietly({ shopper: 'guest' });
    expect(profileHere()?.plans.savedPlans.text).toContain(' 2025 ');
    expect(await messages()).toMatchObject([{ data: { planCount: 8 } }]);
  });

  it.each([
    ['applicant', true],
    ['guest', false],
  ])('[TRK-04] of a %s is one sra event, signed in: %s', async (shopper, isAuthUser) => {
    await openQuietly({ shopper });
    expect((await callsTo('/landrover')).map(({ body }) => body)).toEqual([
      { uuid: uuidOf(shopper), eventType: 'View Profile', isAuthUser, eventTimestamp: time },
    ]);
  });

  it.each<[string, string]>([
    ['prod', 'of prod'],
    ['stage', 'of stage'],
    ['QA', 'of test'],
  ])('[TRK-03] in the environment %s has its topic', async (environment, topic) => {
    await openQuietly({
      settings: { environment: environment as Environment, topics: { prod: 'of prod', stage: 'of stage', test: 'of test' } },
    });
    expect((await sent()).map((one) => [one.topic, one.producerCn])).toEqual([[topic, 'ucp-monitoring']]);
  });

  it('[TRK-03] [ENV-01] has the topic of the environment that the settings say of its host', async () => {
    const hosts: Readonly<Record<string, Environment>> = { [location.hostname]: 'stage', 'other.example': 'prod' };
    await openQuietly({ settings: { environment: 'prod', hosts, topics: { prod: 'of prod', stage: 'of stage', test: 'of test' } } });
    expect((await sent()).map(({ topic }) => topic)).toEqual(['of stage']);
  });

  it('[TRK-03] [CLOAK-01] in another’s place is two events of the agent by name, whatever follows', async () => {
    history.replaceState(null, '', '?code=cloaked');
    await openQuietly();
    await navigationActions.followLink(document, $browse.get()?.url ?? '', 'browse-plans');
    await extraHelpActions.submitExtraHelpAnswer('yes', document);
    await finishCalls();
    const heardEvents = (await messages()).map(({ data }) => [data?.profile_action, data?.user_tracking_system, data?.internalUserId]);
    expect(heardEvents.toSorted()).toEqual([
      ['Telesales Check', 'CSR', 'demo.supporter'],
      ['View Profile', 'CSR', 'demo.supporter'],
    ]);
    expect(await callsTo('/landrover')).toEqual([]);
  });

  it('[TRK-03] of a profile that could not be read is none', async () => {
    await openQuietly({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    expect([await messages(), await callsTo('/landrover')]).toEqual([[], []]);
  });

  it('[TRK-03] [TRK-04] [LOAD-05] is tracked once, after the retry that could read the profile', async () => {
    await openQuietly({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    await setFaults();
    for (const _ of ['at another try', 'and once more']) await profileActions.tryAgain();
    await finishCalls();
    expect((await messages()).map(({ data }) => data?.profile_action)).toEqual(['View Profile']);
    expect(await callsTo('/landrover')).toHaveLength(1);
  });

  it('[TRK-03] [SIGN-01] of a profile that could not be read is none of the guest who stays after a sign-out either', async () => {
    onTestFinished(() => removeEventListener('ucp-navigate', stay));
    const stay = (event: Event) => event.preventDefault();
    addEventListener('ucp-navigate', stay);
    await openQuietly({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    await sessionActions.signOut(document);
    await finishCalls();
    expect($profile.get().status).toBe('ready');
    expect([await messages(), await callsTo('/landrover')]).toEqual([[], []]);
  });
});

describe('the chat', () => {
  it('[TRK-06] learns who writes if the host asks for it', async () => {
    const chatProfile = vi.fn();
    await openQuietly({ shopper: 'member', settings: { host: { chatProfile } } });
    const { user } = $profile.get().profile ?? {};
    expect(chatProfile.mock.calls).toEqual([
      [
        {
          firstName: user?.firstName,
          lastName: user?.lastName,
          uuid: entryOf('member')?.identity.uuid,
          email: user?.email && reveal(user.email),
        },
      ],
    ]);
    expect(user?.firstName).toBeTruthy();
  });

  it('[TRK-06] [LOAD-05] learns who writes if their profile could be read at another try alone', async () => {
    const chatProfile = vi.fn();
    const faults = [{ method: 'GET', path: '/profiles/data', status: 400 }];
    await openQuietly({ shopper: 'member', faults, settings: { host: { chatProfile } } });
    expect(chatProfile).not.toHaveBeenCalled();
    await setFaults();
    await profileActions.tryAgain();
    expect(chatProfile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uuid: entryOf('member')?.identity.uuid }));
  });

  it('[TRK-06] [CLOAK-01] learns of nobody from a profile that another looks at', async () => {
    const chatProfile = vi.fn();
    await openQuietly({ shopper: 'cloaked', settings: { host: { chatProfile } } });
    expect($profile.get().profile?.user).not.toBeNull();
    expect(chatProfile).not.toHaveBeenCalled();
  });

  it('[TRK-06] [LOGIN-07] stops nothing if it fails', async () => {
    const onEvent = vi.fn();
    vi.stubGlobal('reportError', onEvent);
    const chatProfile = () => {
      throw new Error('no chat today');
    };
    await openQuietly({ shopper: 'member', settings: { host: { chatProfile } } });
    expect(consoleLines).toHaveBeenCalledWith("[ucp] the host's function chatProfile failed");
    expect(onEvent, 'the host hears its own error').toHaveBeenCalledExactlyOnceWith(new Error('no chat today'));
    expect($profile.get().status).toBe('ready');
  });
});

describe('what tracking keeps', () => {
  it.each([
    ['ucp_consumerEvent', 'delete-drug', 'delete-drug'],
    ['ucp_campaign', '810106', '810106'],
    ['ucp_phoneTracking', '1-800-555-0142', '1-800-555-0142'],
    ['ucp_campaign', '', null],
    ['ucp_campaign', 'x'.repeat(65), null],
    ['ucp_campaign', 'Sarah Miller', null],
    ['ucp_campaign', 'sarah@example.org', null],
    ['ucp_campaign', '1EG4-TE5-MK73 1950', null],
    ['ucp_phoneTracking', '123456789', null],
  ] as const)('[TRK-08] [TRK-07] %s of %j is %j', async (key, value, kept) => {
    await openQuietly();
    // biome-ignore lint/suspicious/noDocumentCookie: as the library writes it
    document.cookie = `${key}=; Path=/; Max-Age=0`;
    storeTracking(key, value);
    expect(readTracking(key)).toBe(kept);
    expect(readCookie(key) || null).toBe(kept);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('[TRK-08] [IDN-04] lives in the tab’s session in the agent flow', async () => {
    await openQuietly({ shopper: 'agent' });
    storeTracking('ucp_consumerEvent', 'delete-plan');
    expect(readTracking('ucp_consumerEvent')).toBe('delete-plan');
    expect(sessionStorage.getItem('ucp_consumerEvent')).toBe('delete-plan');
    expect(readCookie('ucp_consumerEvent')).toBeUndefined();
  });

  it('[TRK-08] is not believed if someone else wrote it', async () => {
    await openQuietly();
    // biome-ignore lint/suspicious/noDocumentCookie: as a page of the site would
    document.cookie = `ucp_campaign=${encodeURIComponent('<script>')}; Path=/`;
    expect(readTracking('ucp_campaign')).toBeNull();
  });

  it('[TRK-08] is the campaign’s code, its number and the last event', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page of the site would
    document.cookie = 'psc=810106; Path=/';
    await openPage({ settings: { pscCookie: 'psc' } });
    await finishCalls();
    expect(readTracking('ucp_campaign')).toBe('810106');
    expect(readTracking('ucp_phoneTracking')).toMatch(/^[\d-]+$/);
    // The page's own event comes half a second after it has loaded.
    await until(() => readTracking('ucp_consumerEvent') === 'page-load');
    await plansActions.switchYear(2026, document);
    expect(readTracking('ucp_consumerEvent')).toBe('switch-year');
  });

  it('[TRK-08] is the number of a campaign that is slower than the page, too', async () => {
    const held = holdCalls(/^GET \/bin\/psctfn/, 'before');
    await openPage();
    // The work after the load has begun by then.
    await until(async () => held.length === 1 && (await callsTo('/gpdCustomEvent')).length > 0);
    await held[0]?.release();
    await until(() => readTracking('ucp_phoneTracking') !== null);
    expect(readTracking('ucp_phoneTracking')).toBe($tollFree.get());
  });
});

describe('the PFNY flag', () => {
  it.each([true, false])('[IDN-05] of %s is passed on as it is', async (pfny) => {
    await openQuietly({ settings: { pfny } });
    expect(snapshot().pfny).toBe(pfny);
  });

  it('[IDN-05] changes nothing else', async () => {
    const seen = async (pfny: boolean) => {
      await openQuietly({ settings: { pfny } });
      const calls = (await callsTo('/')).map(({ method, path }) => `${method} ${path}`).toSorted();
      const { pfny: _, systemDateTime: __, ...facts } = snapshot();
      return { calls, facts };
    };
    expect(await seen(true)).toEqual(await seen(false));
  });
});

describe('a failure that no rule has words for', () => {
  it.each([
    ['/planinfo/details', 'planDetails'],
    ['/systemdate', 'serverDate'],
    ['/bin/psctfn', 'tollFreeNumber'],
    ['/enrollments/medsupp', 'supplementEnrollment'],
    ['/gpdCustomEvent', 'profileEvent'],
    ['/landrover', 'sraEvent'],
    ['/user/fetchEnrollment', 'externalDraft'],
    ['/lis/', 'lowIncome'],
  ])('[ERR-01] of %s is logged by its name, without a value, and the page continues', async (path, call) => {
    await openQuietly({ shopper: 'member', faults: [{ path, status: 500 }] });
    expect(snapshot().isComplete).toBe(true);
    const shown = $shownPlans.get();
    expect(shown.plans.length + shown.missing.length).toBeGreaterThan(0);
    // What is read is tried again before it is given up.
    await until(() => consoleLines.mock.calls.some(([text]) => text === `[ucp] ${call}: status 500`));
    const { user } = $profile.get().profile ?? {};
    const log = JSON.stringify(consoleLines.mock.calls);
    for (const value of [user?.uuid, user?.firstName, user?.lastName, user?.email]) {
      expect(value).toBeTruthy();
      expect(log).not.toContain(value);
    }
  });
});
