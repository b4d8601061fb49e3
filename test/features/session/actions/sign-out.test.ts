import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { $answer } from '../../../../src/features/extra-help/state/subsidy.js';
import { $estimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { switchShopper } from '../../../../src/features/page/actions/return.js';
import { findZip } from '../../../../src/features/place/actions/zip.js';
import { $location } from '../../../../src/features/place/state/place.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { openPopup } from '../../../../src/features/popups/actions.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { askToRemoveItem, removeItem } from '../../../../src/features/profile/actions/remove.js';
import { tryAgain } from '../../../../src/features/profile/actions/try-again.js';
import { $isComplete } from '../../../../src/features/profile/state/loading.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { followSignOut } from '../../../../src/features/session/actions/after-sign-out.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { recoverSession } from '../../../../src/features/session/actions/session-error.js';
import { signOut, timeOut } from '../../../../src/features/session/actions/sign-out.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { $identity, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { $session } from '../../../../src/shared/shopper/session-state.js';
import type { Identity } from '../../../../src/shared/shopper/user.js';
import { readCookie } from '../../../../src/shared/storage/cookies.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { allAtoms, allSingletons, recordEvent, recordLeaving } from '../../../flows/support/leaving.js';
import { allMessagesDelivered, recordMessages, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const left = recordLeaving();
const signOuts = recordEvent('ucp-sign-out');
const uuidOf = (shopper: string) => entryOf(shopper)?.identity.uuid ?? '';
const sessionCalls = async () => (await callsTo('/profiles/session')).map(({ method }) => method);
const profileReads = async () => (await callsTo('/profiles/data')).filter(({ path }) => path.includes('/all/'));
const ourKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('ucp_'));

beforeEach(() => consoleLines.mockClear());
afterEach(async () => {
  await finishCalls();
  tabs().close();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Texts of the shopper's profile that no page of somebody else may hold. */
async function personalTexts(shopper: string): Promise<readonly string[]> {
  const { userDetails, drugsAndPharmacyDetails, providersDetails } = (await storedProfile(shopper)) as Readonly<
    Record<string, Readonly<Record<string, readonly Readonly<Record<string, string>>[] & string>>>
  >;
  const person = ['firstName', 'lastName', 'email', 'mbi', 'dob'].map((field) => userDetails?.[field]);
  const drugs = drugsAndPharmacyDetails?.drugInfoDetails?.map(({ drugName }) => drugName);
  const doctors = providersDetails?.providerIdList?.map(({ providerName }) => providerName);
  return [uuidOf(shopper), ...person, ...(drugs ?? []), ...(doctors ?? [])].filter((text): text is string => Boolean(text));
}

async function expectNobody(shopper: string): Promise<void> {
  const facts = allAtoms();
  const texts = await personalTexts(shopper);
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => facts.includes(text))).toEqual([]);
  expect($identity.get()?.isGuest).toBe(true);
  expect($shownPlans.get()).toEqual({ keys: [], plans: [], missing: [] });
  expect($counts.get()).toEqual({ plans: 0, drugs: 0, providers: 0 });
  expect($isComplete.get()).toBe(true);
}

describe('a sign-out that the shopper asked for', () => {
  it('[SIGN-01] leaves nothing of the shopper, and opens the configured page', async () => {
    await openPage({ shopper: 'member', settings: { links: { signOut: '/bye' } } });
    await finishCalls();
    localStorage.setItem('ucp_zip', '85004');
    localStorage.setItem('theirs', 'stays');
    sessionStorage.setItem('ucp_drugToolData', '{}');
    sessionStorage.setItem('theirs', 'stays');
    // biome-ignore lint/suspicious/noDocumentCookie: the host page's own
    document.cookie = 'theirs=stays; Path=/';
    await signOut(document);
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect(ourKeys()).toEqual([]);
    expect(readCookie('theirs')).toBe('stays');
    expect([localStorage.getItem('theirs'), sessionStorage.getItem('theirs')]).toEqual(['stays', 'stays']);
    expect(left()).toEqual(['sign-out /bye']);
    await expectNobody('member');
  });

  it.each([
    ['cloaked', ['sign-out /']],
    ['agent', ['sign-out /hsid-logout']],
  ])('[SIGN-01] [CLOAK-01] of a %s profile leads to %j', async (shopper, places) => {
    await openPage({ shopper });
    await signOut(document);
    expect(left()).toEqual(places);
    expect(sessionStorage.getItem('ucp_agentProfile')).toBeNull();
  });

  it.each([
    ['a server that fails', { status: 500 }],
    ['no connection', { drop: true }],
  ])('[SIGN-01] with %s is logged: the shopper stays signed in, and gets a message', async (_, fault) => {
    await openPage({ shopper: 'member' });
    openPopup({ tag: 'ucp-sign-out-popup' });
    await setFaults({ path: '/profiles/session', ...fault });
    const before = $profile.get().profile;
    await signOut(document);
    expect($session.get().state).toBe('sign-out-failed');
    expect($profile.get().profile).toBe(before);
    expect($identity.get()?.uuid).toBe(uuidOf('member'));
    expect($popup.get()?.tag).toBe('ucp-sign-out-popup');
    expect(left()).toEqual([]);
    expect(consoleLines.mock.calls.flat()).toContainEqual(expect.stringContaining('logout'));
    await setFaults();
    await signOut(document);
    expect(left()).toEqual(['sign-out /hsid-logout']);
  });

  it('[SIGN-01] [SESS-01] of a session that is over already is a sign-out', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    await setFaults({ path: '/profiles/session', status: 401, body: { message: 'Invalid session' } });
    await signOut(document);
    expect(left()).toEqual(['sign-out /hsid-logout']);
    await expectNobody('member');
  });

  it('[SIGN-01] leaves nothing of the shopper in what the page keeps beside its facts', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    // A short first name may be a word of ours.
    const texts = (await personalTexts('member')).filter(({ length }) => length > 5);
    const held = () => texts.filter((text) => allSingletons().includes(text));
    expect(held()).not.toEqual([]);
    await signOut(document);
    expect(held()).toEqual([]);
  });

  it('[SIGN-01] does nothing when a listener says no', async () => {
    await openPage({ shopper: 'member' });
    document.addEventListener('ucp-sign-out', (event) => event.preventDefault(), { once: true });
    await signOut(document);
    expect(await sessionCalls()).toEqual([]);
    expect($session.get().state).toBe('member');
    expect(signOuts()).toEqual([{}]);
  });

  it('[SIGN-01] is requested once, however often it is pressed', async () => {
    await openPage({ shopper: 'member' });
    await Promise.all([signOut(document), signOut(document)]);
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect(signOuts()).toHaveLength(1);
  });

  it('[SIGN-01] asks the page before it leaves, also if the pressed element is gone by then', async () => {
    await openPage({ shopper: 'member' });
    const pressed = document.body.appendChild(document.createElement('div'));
    const held = holdCalls(/^DELETE .*\/session\//, 'before');
    const done = signOut(pressed);
    await until(() => held.length === 1);
    pressed.remove();
    await held[0]?.release();
    await done;
    expect(left()).toEqual([expect.stringMatching(/^sign-out /)]);
  });

  it('[SIGN-01] makes a new guest of who is kept on the page by its host', async () => {
    await openPage({ shopper: 'member' });
    await signOut(document);
    const guest = $identity.get();
    expect(guest?.uuid).not.toBe(uuidOf('member'));
    expect(JSON.parse(readCookie('ucp_identity') ?? '')).toEqual({ uuid: guest?.uuid, isGuest: true });
  });

  it('[SIGN-01] [LOAD-03] leaves that guest a page that waits for no price', async () => {
    await openPage({ shopper: 'member' });
    await signOut(document);
    expect($shownCost.get()).toMatchObject({ groups: [] });
    expect($estimates.get().awaited).toEqual([]);
  });

  it('[LOGIN-07] is the host page’s if it names a function of its own', async () => {
    const hostsWay = vi.fn();
    await openPage({ shopper: 'member', settings: { host: { signOut: hostsWay } } });
    await finishCalls();
    await signOut(document);
    expect(hostsWay).toHaveBeenCalledOnce();
    expect(await sessionCalls()).toEqual([]);
    expect(left()).toEqual([]);
    expect(ourKeys()).toEqual([]);
    await expectNobody('member');
  });

  it.each([
    ['by a press', () => signOut(document)],
    ['by the clock', timeOut],
  ])('[LOGIN-07] [IDN-01] makes a new guest of who stays on the page after it, %s', async (_, leave) => {
    await openPage({ shopper: 'member', settings: { host: { signOut: () => undefined } } });
    await leave();
    expect(storedIdentity()).toEqual($identity.get());
    expect($identity.get()).toMatchObject({ isGuest: true });
  });

  it('[IDLE-05] by the clock takes nothing from a guest', async () => {
    await openPage({ shopper: 'guest' });
    const before = $identity.get();
    await timeOut();
    expect($identity.get()).toBe(before);
    expect(await callsTo('/profiles/session')).toEqual([]);
    expect(readCookie('ucp_identity')).toContain(before?.uuid);
  });

  it('[LOGIN-07] keeps the shopper signed in when the host’s function throws', async () => {
    const hostsWay = () => {
      throw new Error('no');
    };
    const onEvent = vi.fn();
    vi.stubGlobal('reportError', onEvent);
    await openPage({ shopper: 'member', settings: { host: { signOut: hostsWay } } });
    await signOut(document);
    expect($session.get().state).toBe('sign-out-failed');
    expect($identity.get()?.uuid).toBe(uuidOf('member'));
    expect(onEvent, 'the host hears its own error').toHaveBeenCalledExactlyOnceWith(new Error('no'));
    vi.unstubAllGlobals();
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('[IDLE-05] [LOGIN-07] by the clock forgets the shopper although the host’s function %s', async (_, hostsWay) => {
    const announced = vi.fn();
    vi.stubGlobal('reportError', announced);
    await openPage({ shopper: 'member', settings: { host: { signOut: hostsWay } } });
    await timeOut();
    expect($identity.get()).toMatchObject({ isGuest: true });
    expect(storedIdentity()).toEqual($identity.get());
    expect(announced, 'the host hears its own error').toHaveBeenCalledExactlyOnceWith(new Error('no'));
    vi.unstubAllGlobals();
  });

  it('[LOGIN-07] is ours if the host names what cannot be called, and that is logged', async () => {
    await openPage({ shopper: 'member', settings: { host: { signOut: 'logout' as unknown as () => void } } });
    await signOut(document);
    expect(consoleLines.mock.calls.flat()).toContainEqual(expect.stringContaining('signOut was not found'));
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect(left()).toEqual(['sign-out /hsid-logout']);
  });
});

/** Ways in which a browser, or a page, can break while the profile shows. */
const broken: readonly (readonly [string, () => void])[] = [
  ['whose page has replaced `removeItem` by one that throws', () => failing(Storage.prototype, 'removeItem')],
  [
    'whose storage throws at every call',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) failing(Storage.prototype, name);
    },
  ],
  [
    'that has taken storage away',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) vi.spyOn(window, name, 'get').mockImplementation(fails);
    },
  ],
  ['whose channel to other tabs throws', () => failing(BroadcastChannel.prototype, 'postMessage')],
  ['whose random numbers are gone', () => vi.stubGlobal('crypto', {})],
  [
    'with a component that throws when the name leaves',
    () => {
      const stop = $profile.listen(() => {
        stop();
        fails();
      });
    },
  ],
];

const fails = (): never => {
  throw new DOMException('broken', 'SecurityError');
};

function failing<T extends object>(owner: T, name: keyof T & string): void {
  vi.spyOn(owner as Record<string, () => unknown>, name).mockImplementation(fails);
}

/** Every way in which a member leaves a page. */
const waysOut: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a sign-out', () => signOut(document)],
  ['a time-out', timeOut],
  ['a session that the service has ended', recoverSession],
  ['a sign-out in another tab', async () => followSignOut()],
  ['another shopper in another tab', async () => switchShopper($identity.get() as Identity)],
];

describe.each(broken)('a browser %s', (_, breakBrowser) => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(waysOut)('[SIGN-01] [IDLE-05] shows and keeps nothing of the member after %s', async (way, leave) => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const member = uuidOf('member');
    const { firstName } = $profile.get().profile?.user ?? {};
    expect([$identity.get()?.uuid, Boolean(firstName), $shownPlans.get().plans.length > 0]).toEqual([member, true, true]);
    // The browser knows somebody else by then.
    // biome-ignore lint/suspicious/noDocumentCookie: as the other tab writes it
    if (way.startsWith('another shopper')) for (const one of entryOf('guest')?.cookies ?? []) document.cookie = one;
    breakBrowser();
    // Without random numbers there is no guest who could follow (IDN-01).
    await Promise.allSettled([leave()]);
    expect($identity.get()?.uuid).not.toBe(member);
    expect($profile.get().profile?.user ?? null).toBeNull();
    expect(allAtoms()).not.toContain(member);
    expect(readCookie('ucp_identity') ?? '').not.toContain(member);
    expect(consoleLines.mock.calls.flat().join(' ')).not.toContain(member);
  });
});

it('[SIGN-01] a page that has replaced `removeItem` by one that throws keeps nothing of ours in storage', async () => {
  await openPage({ shopper: 'member' });
  await finishCalls();
  sessionStorage.setItem('ucp_drugToolData', '{}');
  localStorage.setItem('ucp_zip', '85004');
  const replaced = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(fails);
  await signOut(document);
  replaced.mockRestore();
  expect(ourKeys()).toEqual([]);
  expect(left()).toEqual(['sign-out /hsid-logout']);
});

describe('responses after a sign-out', () => {
  it('show nothing of a removal that was pending', async () => {
    await openPage({ shopper: 'member' });
    const [plan] = $shownPlans.get().plans;
    const removals = holdCalls(/^DELETE .*\/plans\//, 'after');
    const item = { list: 'plans', key: `${plan?.id}-${plan?.year}`, name: 'A plan' } as const;
    askToRemoveItem(item);
    void removeItem(item, document);
    await until(() => removals.length === 1);
    await signOut(document);
    await removals[0]?.release();
    await expectNobody('member');
    expect(Object.values($notices.get()).flat()).toEqual([]);
    expect($popup.get()).toBeNull();
  });

  it('is not shown a profile that was loading', async () => {
    await openPage({ shopper: 'member' });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    const reads = holdCalls(/^GET .*\/all\//, 'after');
    void reload();
    await until(() => reads.length === 1);
    await signOut(document);
    await reads[0]?.release();
    await expectNobody('member');
  });
});

describe('a page that is read while a session is being ended', () => {
  it('[SIGN-01] [IDLE-05] takes no ZIP code of whom it has forgotten', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    localStorage.setItem('ucp_zip', '85004');
    const calls = holdCalls(/^DELETE .*\/session\//, 'before');
    const leaving = timeOut();
    await until(() => calls.length === 1);
    await (await import('../../../../src/features/profile/actions/reload.js')).reload();
    await calls[0]?.release();
    await leaving;
    expect($location.get()).toBeNull();
  });
});

describe('a press while a session is being ended', () => {
  it('[SIGN-01] [IDLE-05] signs nobody out a second time, and waits for nothing', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const calls = holdCalls(/^DELETE .*\/session\//, 'before');
    await setFaults({ path: '/profiles/data', status: 401, body: { message: 'Invalid session' }, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    const read = reload();
    await until(() => calls.length > 0);
    const press = signOut(document);
    while (calls.length > 0) await calls.pop()?.release();
    await Promise.all([read, press]);
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect(signOuts()).toEqual([]);
    expect($session.get().state).toBe('guest');
  });
});

describe('another tab', () => {
  it.each([
    ['that was asked for', () => signOut(document)],
    ['that the clock brought', timeOut],
  ])('[IDLE-04] hears of the sign-out %s, and nothing of whose it was', async (_, leave) => {
    await openPage({ shopper: 'member' });
    const { messages, close } = recordMessages();
    await leave();
    await until(() => messages.length > 0);
    close();
    expect(messages).toContainEqual({ kind: 'signed-out' });
    expect(JSON.stringify(messages)).not.toContain(uuidOf('member'));
  });

  it('[IDLE-04] [IDN-01] hears of it when the browser is cleared already: the guest it may go on as keeps their cookie', async () => {
    await openPage({ shopper: 'member' });
    const known: unknown[] = [];
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    post.mockImplementation(({ kind }) => void (kind === 'signed-out' && known.push(storedIdentity())));
    await signOut(document);
    post.mockRestore();
    expect(known).toEqual([null]);
  });

  it('[IDLE-04] [IDN-01] may have become a guest’s by the time this one has forgotten: their cookie stays', async () => {
    const [guest = ''] = entryOf('guest')?.cookies ?? [];
    const chatProfile = vi.fn(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the other tab writes it
      document.cookie = guest;
    });
    await openPage({ shopper: 'member', settings: { host: { chatProfile } } });
    await until(() => chatProfile.mock.calls.length === 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the member's own again
    for (const one of entryOf('member')?.cookies ?? []) document.cookie = one;
    let known: string | undefined;
    document.addEventListener('ucp-navigate', () => (known = storedIdentity()?.uuid), { once: true });
    sendFromTab({ kind: 'signed-out' });
    await until(() => left().length > 0);
    expect(known).toBe(uuidOf('guest'));
  });

  it('[IDLE-04] [SIGN-01] is the one that leaves if both sign out at the same moment', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const calls = holdCalls(/^DELETE .*\/session\//, 'before');
    const work = signOut(document);
    await until(() => calls.length === 1);
    sendFromTab({ kind: 'signed-out' });
    await until(() => left().length > 0);
    await calls[0]?.release();
    await work;
    expect(left()).toEqual(['sign-out /hsid-logout']);
    expect($session.get().state).toBe('guest');
  });

  it('[IDN-04] hears nothing of an agent, whose session is that tab’s alone', async () => {
    await openPage({ shopper: 'agent' });
    const { messages, close } = recordMessages();
    await until(() => sessionStorage.getItem('ucp_lastActive') !== null);
    await signOut(document);
    await allMessagesDelivered();
    close();
    expect(messages).toEqual([]);
  });

  it('[IDLE-04] ends the session here too by signing out, without another call', async () => {
    await openPage({ shopper: 'member' });
    sessionStorage.setItem('ucp_drugToolData', '{}');
    sendFromTab({ kind: 'signed-out' });
    await until(() => left().length > 0);
    expect(left()).toEqual(['sign-out /hsid-logout']);
    expect(await sessionCalls()).toEqual([]);
    expect(ourKeys()).toEqual([]);
    await expectNobody('member');
  });

  it.each(['guest', 'member'])('[IDLE-04] whose news come late takes nothing from the %s who is here by now', async (next) => {
    await openPage({ shopper: 'member-consent' });
    // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
    for (const one of entryOf(next)?.cookies ?? []) document.cookie = one;
    for (const key of ['ucp_enrollmentDraft', 'ucp_enrollmentPlan']) sessionStorage.setItem(key, '{}');
    localStorage.setItem('ucp_activeYear', '2026');
    sendFromTab({ kind: 'signed-out' });
    await until(() => $identity.get()?.uuid === uuidOf(next) && $isComplete.get());
    expect([left(), await sessionCalls(), localStorage.getItem('ucp_activeYear')]).toEqual([[], [], '2026']);
    expect(readCookie('ucp_identity')).toContain(uuidOf(next));
    expect(['ucp_enrollmentDraft', 'ucp_enrollmentPlan'].map((key) => sessionStorage.getItem(key))).toEqual([null, null]);
  });

  it.each(['guest', 'agent'])('[IDN-04] does not sign a %s out, whose identity is not the one that left', async (shopper) => {
    await openPage({ shopper });
    sendFromTab({ kind: 'signed-out' });
    await allMessagesDelivered();
    expect($identity.get()?.uuid).toBe(uuidOf(shopper));
    expect(left()).toEqual([]);
  });
});

describe('a session that the service has ended', () => {
  /** A plan and a drug: lists of their own, whose writes do not wait for each other. */
  function removeOneOfEach(): Promise<unknown> {
    const [plan] = $shownPlans.get().plans;
    const drug = profileHere()?.drugs.drugs[0];
    return Promise.all([
      removeItem({ list: 'plans', key: `${plan?.id}-${plan?.year}`, name: 'A plan' }, document),
      removeItem({ list: 'drugs', key: drug?.ndc ?? '', name: 'A drug' }, document),
    ]);
  }

  const over = { path: '/profiles/data', status: 401, body: { message: 'Invalid session' } };

  it('[SESS-01] [IDLE-05] signs out once, hides the profile, and reads it once more', async () => {
    await openPage({ shopper: 'member' });
    const before = (await profileReads()).length;
    await setFaults({ ...over, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect((await profileReads()).length - before).toBe(2);
    expect($profile.get().status).toBe('ready');
    expect(left()).toEqual([]);
    await expectNobody('member');
  });

  it('[SESS-01] [IDN-01] leaves a guest whom the next page knows, too', async () => {
    await openPage({ shopper: 'member', faults: [{ ...over, times: 1 }] });
    await finishCalls();
    const { uuid } = $identity.get() ?? {};
    expect(storedIdentity()).toEqual({ uuid, isGuest: true, isCloaked: false });
  });

  it('[SESS-01] does not ask for ever, whatever the service says', async () => {
    await openPage({ shopper: 'member', faults: [over] });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
    await reload();
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect($isComplete.get()).toBe(true);
  });

  it('[SESS-01] is ended here for the next member, too', async () => {
    await openPage({ shopper: 'member', faults: [{ ...over, times: 1 }] });
    await finishCalls();
    expect($identity.get()?.isGuest).toBe(true);
    forgetShopper();
    setIdentity({ uuid: uuidOf('enrolled'), isGuest: false, isCloaked: false });
    await setFaults({ ...over, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
    await finishCalls();
    expect($identity.get()?.isGuest).toBe(true);
    expect(await sessionCalls()).toEqual(['DELETE', 'DELETE']);
  });

  it('[SESS-01] ends the load of a page that begins with it', async () => {
    await openPage({ shopper: 'member', faults: [{ ...over, times: 1 }] });
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect(await profileReads()).toHaveLength(2);
    await expectNobody('member');
  });

  it('[SESS-01] is noticed in a removal, too', async () => {
    await openPage({ shopper: 'member' });
    const [plan] = $shownPlans.get().plans;
    await setFaults({ ...over, method: 'DELETE', times: 1 });
    await removeItem({ list: 'plans', key: `${plan?.id}-${plan?.year}`, name: 'A plan' }, document);
    await until(async () => (await sessionCalls()).length > 0);
    await finishCalls();
    await until(() => $isComplete.get());
    await expectNobody('member');
    expect($notices.get().plans).toEqual([]);
  });

  it('[SESS-01] is left once, though two writes report it', async () => {
    await openPage({ shopper: 'member' });
    await setFaults({ ...over, method: 'DELETE' }, { ...over, method: 'POST' });
    const held = holdCalls(/^(DELETE|POST) \/profiles\/data/, 'after');
    const logouts = holdCalls(/^DELETE \/profiles\/session/, 'before');
    const removals = removeOneOfEach();
    await until(() => held.length === 2);
    const before = (await profileReads()).length;
    await held[0]?.release();
    await until(() => logouts.length === 1);
    await held[1]?.release();
    await removals;
    await finishCalls();
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect((await profileReads()).length - before).toBe(1);
  });

  it('[SESS-01] [SIGN-01] does not end the next shopper’s session', async () => {
    await openPage({ shopper: 'member' });
    await setFaults({ ...over, method: 'DELETE' });
    const held = holdCalls(/^DELETE \/profiles\/data/, 'after');
    const [plan] = $shownPlans.get().plans;
    const removal = removeItem({ list: 'plans', key: `${plan?.id}-${plan?.year}`, name: 'A plan' }, document);
    await until(() => held.length === 1);
    forgetShopper();
    const next = { uuid: uuidOf('enrolled'), isGuest: false, isCloaked: false };
    setIdentity(next);
    await held[0]?.release();
    await removal;
    await finishCalls();
    expect(await sessionCalls()).toEqual([]);
    expect($identity.get()).toEqual(next);
  });

  it('[SESS-01] [IDLE-05] clears this browser even when the sign-out fails', async () => {
    await openPage({ shopper: 'member' });
    localStorage.setItem('ucp_zip', '85004');
    await setFaults({ ...over, times: 1 }, { path: '/profiles/session', status: 500 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
    expect(localStorage.getItem('ucp_zip')).toBeNull();
    await expectNobody('member');
  });

  it('[SESS-01] [IDLE-04] takes nothing from the guest that another tab has gone on as while it waited for the service', async () => {
    await openPage({ shopper: 'member' });
    sessionStorage.setItem('ucp_drugToolData', '{}');
    const held = holdCalls(/DELETE .*session/, 'before');
    await setFaults({ ...over, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    const reading = reload();
    await until(() => held.length > 0);
    const place = await findZip('85142');
    if (place) chooseCounty(place.zipCode, place.counties[0]);
    const [guest = ''] = entryOf('guest')?.cookies ?? [];
    // biome-ignore lint/suspicious/noDocumentCookie: as the other tab writes it
    document.cookie = guest;
    localStorage.setItem('ucp_zip', '85004');
    await held[0]?.release();
    await reading;
    await finishCalls();
    expect([storedIdentity()?.uuid, $identity.get()?.uuid]).toEqual([uuidOf('guest'), uuidOf('guest')]);
    expect(localStorage.getItem('ucp_zip')).toBe('85004');
    expect(sessionStorage.getItem('ucp_drugToolData')).toBeNull();
  });

  it('[SESS-01] [EH-04] keeps what a guest who stays on the page has answered before the service did', async () => {
    await openPage({ shopper: 'member' });
    const held = holdCalls(/DELETE .*session/, 'before');
    await setFaults({ ...over, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    const reading = reload();
    await until(() => held.length > 0);
    const guest = $identity.get();
    await submitExtraHelpAnswer('no', document);
    await held[0]?.release();
    await reading;
    await finishCalls();
    expect([$identity.get(), storedIdentity()]).toEqual([guest, guest]);
    expect($answer.get()).toBe('no');
  });

  it.each([
    ['another message', 401, { message: 'Unauthorized' }],
    ['another status', 403, { message: 'Invalid session' }],
    ['no body', 401, ''],
  ])('[SESS-01] is not meant by %s', async (_, status, body) => {
    await openPage({ shopper: 'member' });
    await setFaults({ path: '/profiles/data', status, body, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
    expect(await sessionCalls()).toEqual([]);
    expect($identity.get()?.uuid).toBe(uuidOf('member'));
  });

  it('[SESS-01] [LOAD-03] that is noticed while the doctors are read keeps no part of a guest’s page waiting', async () => {
    const path = '/profiles/data/v1/*/providers';
    await openPage({ shopper: 'guest', faults: [{ ...over, method: 'GET', path, times: 1 }] });
    await finishCalls();
    await until(() => $isComplete.get());
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect($identity.get()?.uuid).toBe(uuidOf('guest'));
    expect((await callsTo('/profiles/data')).filter(({ path: one }) => one.includes('/providers/'))).toHaveLength(2);
  });

  it('[SESS-01] that is noticed before the page knows its guest leaves them that guest', async () => {
    history.replaceState(null, '', '?code=nobody');
    const codes = holdCalls(/^POST .*\/auth\//, 'before');
    await openPage({ shopper: 'guest', isLoading: true, faults: [{ ...over, path: '/systemdate', times: 1 }] });
    await until(async () => codes.length === 1 && (await sessionCalls()).length === 1);
    expect($identity.get()).toBeNull();
    await codes[0]?.release();
    await finishCalls();
    expect($identity.get()?.uuid).toBe(uuidOf('guest'));
    expect(readCookie('ucp_identity')).toContain(uuidOf('guest'));
  });

  it('[SESS-01] leaves a guest the guest whose saved items these are', async () => {
    await openPage({ shopper: 'guest' });
    await setFaults({ ...over, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
    expect(await sessionCalls()).toEqual(['DELETE']);
    expect($identity.get()?.uuid).toBe(uuidOf('guest'));
    expect($shownPlans.get().plans.length).toBeGreaterThan(0);
  });

  it('[SESS-01] is left again if it ends once more, but not at once', async () => {
    await openPage({ shopper: 'guest', faults: [{ ...over, times: 1 }] });
    await finishCalls();
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    const later = (minutes: number) => vi.spyOn(clock, 'elapsed').mockReturnValue(clock.elapsed() + minutes * 60_000);
    const endsOnceMore = async () => {
      await setFaults({ ...over, times: 1 });
      await reload();
      await finishCalls();
      return [await sessionCalls(), $profile.get().status];
    };
    later(4);
    expect(await endsOnceMore()).toEqual([['DELETE'], 'old']);
    later(2);
    expect(await endsOnceMore()).toEqual([['DELETE', 'DELETE'], 'ready']);
    vi.mocked(clock.elapsed).mockRestore();
  });

  it.each([
    ['guest', ['DELETE']],
    // Who is left on the page after a member is a guest, and the service refuses them too.
    ['member', ['DELETE', 'DELETE']],
  ])('[SESS-01] [LOAD-05] is left when the shopper retries after a failure: %s', async (shopper, tried) => {
    await openPage({ shopper, faults: [over, { path: '/profiles/session', status: 500 }] });
    await finishCalls();
    expect($profile.get().status).toBe('failed');
    expect(await sessionCalls()).toEqual(tried);
    await setFaults({ ...over, times: 1 });
    await tryAgain();
    await finishCalls();
    expect(await sessionCalls()).toEqual([...tried, 'DELETE']);
    expect($profile.get().status).toBe('ready');
    await tryAgain();
    expect(await sessionCalls()).toHaveLength(tried.length + 1);
  });
});

describe('the chat, on a page that stays open after its shopper has left,', () => {
  it.each([
    ['in the host page’s way', () => signOut(document), { signOut: (): void => undefined }],
    ['by the clock', timeOut, { signOut: (): void => undefined }],
    ['in another tab', async () => sendFromTab({ kind: 'signed-out' }), {}],
    ['at the service', () => endAtService(), {}],
  ])('[TRK-06] [SIGN-01] [SESS-01] learns that nobody is known any more: %s', async (_, leave, host) => {
    const chatProfile = vi.fn();
    await openPage({ shopper: 'member', settings: { host: { ...host, chatProfile } } });
    await until(() => chatProfile.mock.calls.length === 1);
    await leave();
    await allMessagesDelivered();
    await finishCalls();
    expect(chatProfile.mock.calls.slice(1)).toEqual([[{ firstName: '', lastName: '', uuid: '', email: '' }]]);
  });

  async function endAtService(): Promise<void> {
    await setFaults({ path: '/profiles/data', status: 401, body: { message: 'Invalid session' }, times: 1 });
    const { reload } = await import('../../../../src/features/profile/actions/reload.js');
    await reload();
  }
});
