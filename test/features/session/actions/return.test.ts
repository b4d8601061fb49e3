import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { start } from '../../../../src/data-layer.js';
import { storeAnswer } from '../../../../src/features/extra-help/actions/extra-help.js';
import { $answer } from '../../../../src/features/extra-help/state/subsidy.js';
import { $previousPage } from '../../../../src/features/navigation/state/previous-page.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { $isComplete } from '../../../../src/features/profile/state/loading.js';
import { $isProfileKnown, $profile } from '../../../../src/features/profile/state/profile.js';
import { endSession } from '../../../../src/features/session/actions/end-session.js';
import { stayHere, warnNow } from '../../../../src/features/session/actions/idle.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { secondsLeftIn } from '../../../../src/shared/shopper/session.js';
import { $session } from '../../../../src/shared/shopper/session-state.js';
import { joinTabs } from '../../../../src/shared/tabs/broadcast.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { resetPage } from '../../../../src/testing.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { allMessagesDelivered, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const uuidOf = (shopper: string) => entryOf(shopper)?.identity.uuid ?? '';
const stamp = () => localStorage.getItem('ucp_lastActive');
const readsOf = async (shopper: string) => (await callsTo(`/profiles/data/v1/${uuidOf(shopper)}`)).length;

/** The message of a tab arrives in a task of its own. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** In another tab this shopper comes in; then this page is looked at again. */
function comeBackAs(shopper: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
  for (const one of entryOf(shopper)?.cookies ?? []) document.cookie = one;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The browser's Back brings the page as it was left. */
function comeOutOfTheCache(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await finishCalls();
  tabs().close();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('a page that comes back', () => {
  it('[IDLE-04] [IDLE-03] as a member’s, who signed in elsewhere, watches their session', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    expect(stamp()).toBeNull();
    comeBackAs('member');
    await until(() => stamp() !== null);
    expect($identity.get()?.uuid).toBe(uuidOf('member'));
    expect(warnNow()).toBe(true);
    stayHere();
    expect(secondsLeftIn($session.get())).toBeNull();
  });

  it('[IDLE-04] [IDN-02] as a guest’s, who became a member elsewhere and kept their profile, watches their session', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    // biome-ignore lint/suspicious/noDocumentCookie: as a page does after signing in
    document.cookie = `ucp_identity=${encodeURIComponent(JSON.stringify({ uuid: uuidOf('guest'), isGuest: false }))}; Path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => stamp() !== null);
    expect($identity.get()).toEqual({ uuid: uuidOf('guest'), isGuest: false, isCloaked: false });
  });

  it.each([
    ['member', null],
    ['guest', '[]'],
  ])('[SIGN-01] [PV-07] as another’s keeps what an outside tool left to a guest alone: to a %s', async (shopper, kept) => {
    await openPage({ shopper });
    await finishCalls();
    sessionStorage.setItem('ucp_providerToolData', '[]');
    localStorage.setItem('ucp_providerToolData', 'of who is here now');
    comeBackAs('member-consent');
    await finishCalls();
    expect(localStorage.getItem('ucp_providerToolData')).toBe('of who is here now');
    expect($identity.get()?.uuid).toBe(uuidOf('member-consent'));
    expect(sessionStorage.getItem('ucp_providerToolData')).toBe(kept);
    sessionStorage.clear();
  });

  it('[LOAD-01] as nobody’s, whom another page has forgotten, is a new guest’s and asks for no profile', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const before = (await callsTo('/profiles/data')).length;
    // biome-ignore lint/suspicious/noDocumentCookie: as the host's own sign-out does
    document.cookie = 'ucp_identity=; Path=/; Max-Age=0';
    document.dispatchEvent(new Event('visibilitychange'));
    await finishCalls();
    expect($identity.get()).toMatchObject({ isGuest: true, uuid: storedIdentity()?.uuid });
    expect([$profile.get().status, $isComplete.get()]).toEqual(['ready', true]);
    expect((await callsTo('/profiles/data')).length).toBe(before);
  });

  it('[LOAD-01] [LOAD-05] as a member’s, before a new guest’s has its date, reads the member’s profile', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    tabs().close();
    resetPage();
    // biome-ignore lint/suspicious/noDocumentCookie: nobody is known
    document.cookie = 'ucp_identity=; Path=/; Max-Age=0';
    const dates = holdCalls(/systemdate/, 'before');
    void start();
    await until(() => dates.length === 1 && $identity.get() !== null);
    comeBackAs('member');
    await finishCalls();
    expect($identity.get()?.uuid).toBe(uuidOf('member'));
    expect($profile.get().profile?.uuid).toBe(uuidOf('member'));
  });

  it.each([
    ['reads', 1],
    ['asks for no', 0],
  ])(
    '[LOAD-01] [REM-07] as a new guest’s, before it has its date, %s profile if another tab has said %i times that it saved',
    async (_, times) => {
      await openPage({ shopper: 'guest' });
      await finishCalls();
      tabs().close();
      resetPage();
      // biome-ignore lint/suspicious/noDocumentCookie: nobody is known
      document.cookie = 'ucp_identity=; Path=/; Max-Age=0';
      const before = (await callsTo('/profiles/data')).length;
      const dates = holdCalls(/systemdate/, 'before');
      void start();
      await until(() => dates.length === 1 && $identity.get() !== null);
      for (let reads = 0; reads < times; reads += 1) sendFromTab({ kind: 'profile-changed' });
      await allMessagesDelivered();
      await finishCalls();
      expect((await callsTo('/profiles/data')).length - before).toBe(times);
      expect($profile.get().status).toBe('ready');
    },
  );

  it.each([
    ['every call fails', ['/systemdate', '/profiles/data'], 'failed', 1],
    ['only the call for the date fails', ['/systemdate'], 'ready', 1],
    ['the services answer', [], 'ready', 0],
  ] as const)(
    '[LOAD-01] [LOAD-05] a new guest’s never says that nothing is saved if no service has said so: %s',
    async (_, failing, status, reads) => {
      await openPage({ shopper: 'guest' });
      await finishCalls();
      tabs().close();
      resetPage();
      // biome-ignore lint/suspicious/noDocumentCookie: nobody is known
      document.cookie = 'ucp_identity=; Path=/; Max-Age=0';
      const before = (await callsTo('/profiles/data')).length;
      await setFaults(...failing.map((path) => ({ method: 'GET', path, status: 503 })));
      await start();
      await finishCalls();
      expect($profile.get().status).toBe(status);
      expect((await callsTo('/profiles/data')).length - before > 0 ? 1 : 0).toBe(reads);
      await setFaults();
    },
  );

  it.each([
    ['member-consent', { firstName: expect.stringMatching(/./), uuid: uuidOf('member-consent') }],
    ['guest', { firstName: '', lastName: '', email: '' }],
    ['cloaked', { firstName: '', lastName: '', uuid: '', email: '' }],
  ])('[TRK-06] [SIGN-01] as that of %s notifies the chat, which knew the member before', async (shopper, person) => {
    const chatProfile = vi.fn();
    await openPage({ shopper: 'member', settings: { host: { chatProfile } } });
    await until(() => chatProfile.mock.calls.length === 1);
    comeBackAs(shopper);
    expect(chatProfile, 'at once').toHaveBeenLastCalledWith({ firstName: '', lastName: '', uuid: '', email: '' });
    await finishCalls();
    expect(chatProfile).toHaveBeenLastCalledWith(expect.objectContaining(person));
  });

  it('[LOAD-05] [LOAD-04] as another shopper’s shows none of their lists before they load, or if they do not load', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    const reads = holdCalls(/^GET .*\/all\//, 'before');
    comeBackAs('member');
    await until(() => reads.length === 1);
    expect([$isProfileKnown.get(), $profile.get().profile]).toEqual([false, null]);
    await reads[0]?.release();
    expect([$profile.get().status, $counts.get()]).toEqual(['failed', null]);
  });

  it('[SIGN-01] as the same shopper’s stays as it is, and so does one that is hidden', async () => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(false);
    await openPage({ shopper: 'guest' });
    await finishCalls();
    const before = await readsOf('guest');
    const identity = $identity.get();
    comeBackAs('guest');
    await finishCalls();
    expect([await readsOf('guest'), $identity.get()]).toEqual([before, identity]);
    hidden.mockReturnValue(true);
    comeBackAs('member');
    await finishCalls();
    expect([await readsOf('member'), $identity.get()]).toEqual([0, identity]);
    hidden.mockRestore();
  });

  it('[IDLE-03] as another member’s asks them whether they are there', async () => {
    await openPage({ shopper: 'member' });
    await until(() => stamp() !== null);
    comeBackAs('enrolled');
    await until(() => $identity.get()?.uuid === uuidOf('enrolled') && $isComplete.get());
    await finishCalls();
    expect(warnNow()).toBe(true);
    expect(secondsLeftIn($session.get())).not.toBeNull();
    stayHere();
    expect(secondsLeftIn($session.get())).toBeNull();
  });

  it('[IDLE-03] after the session of a member has ended reads nothing of theirs', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() - 9_121_000, timeout: 9000 }));
    comeBackAs('member');
    await until(async () => (await callsTo('/profiles/session')).length > 0);
    await finishCalls();
    expect(await readsOf('member')).toBe(0);
    expect($identity.get()).toMatchObject({ isGuest: true });
    expect($counts.get()).toEqual({ plans: 0, drugs: 0, providers: 0 });
  });

  it('[IDLE-05] [SESS-01] whose session another tab ends in the same moment does not learn of its shopper again', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const before = await readsOf('member');
    const calls = holdCalls(/^DELETE .*\/session\//, 'before');
    const end = endSession();
    await until(() => calls.length === 1);
    const other = joinTabs(() => undefined);
    other.tell({ kind: 'signed-out' });
    other.tell({ kind: 'profile-changed' });
    await heard();
    expect([$identity.get()?.isGuest, await readsOf('member')]).toEqual([true, before]);
    expect($profile.get().status).toBe('ready');
    await calls[0]?.release();
    await end;
    other.close();
  });

  it('[IDLE-05] while a session is being ended does not learn of its shopper again, and afterwards of who comes next', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const before = await readsOf('member');
    const calls = holdCalls(/^DELETE .*\/session\//, 'before');
    const end = endSession();
    await until(() => calls.length === 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await finishCalls();
    expect([$identity.get()?.isGuest, await readsOf('member')]).toEqual([true, before]);
    await calls[0]?.release();
    await end;
    comeBackAs('enrolled');
    await until(() => $identity.get()?.uuid === uuidOf('enrolled') && $isComplete.get());
  });

  it('[CALL-09] [SIGN-01] as another’s of the same pharmacy asks for it again', async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
    const asked = async () => (await callsTo('/pharmacysearch')).length;
    expect(await asked()).toBe(1);
    comeBackAs('guest');
    await until(() => $identity.get()?.uuid === uuidOf('guest') && $isComplete.get());
    await finishCalls();
    expect(await asked()).toBe(2);
  });
});

describe('a page that comes out of the back-forward cache', () => {
  const drug = (key: string) => ({ list: 'drugs', key, name: 'a drug' }) as const;
  const codes = (details: unknown) =>
    (details as { drugInfoDetails: readonly { nationalDrugCode: string }[] }).drugInfoDetails.map(
      ({ nationalDrugCode }) => nationalDrugCode,
    );
  const stored = async () => codes((await storedProfile('guest')).drugsAndPharmacyDetails);

  /** The first drug is removed on the page of an outside tool. The service keeps the others. */
  async function takeOneElsewhere(): Promise<readonly string[]> {
    const { drugsAndPharmacyDetails: details } = (await storedProfile('guest')) as {
      drugsAndPharmacyDetails: { drugInfoDetails: unknown[] };
    };
    const drugInfoDetails = details.drugInfoDetails.slice(1);
    await fetch(`/profiles/data/v1/${uuidOf('guest')}/drugs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ drugsAndPharmacyDetails: { ...details, drugInfoDetails } }),
    });
    return stored();
  }

  it('[LOAD-01] [REM-07] shows what other pages have saved meanwhile, and writes it over with nothing', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    const [second = '', ...rest] = await takeOneElsewhere();
    comeOutOfTheCache();
    await finishCalls();
    expect($counts.get()?.drugs).toBe(rest.length + 1);
    await removeItem(drug(second), document);
    expect(await stored()).toEqual(rest);
  });

  it('[LOAD-01] reads once the connection is back if it comes back without one, as a computer that wakes', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    const { length: left } = await takeOneElsewhere();
    const before = await readsOf('guest');
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    comeOutOfTheCache();
    comeOutOfTheCache();
    await finishCalls();
    expect(await readsOf('guest')).toBe(before);
    connection.mockRestore();
    window.dispatchEvent(new Event('online'));
    await finishCalls();
    expect($counts.get()?.drugs).toBe(left);
    expect(await readsOf('guest')).toBe(before + 1);
    window.dispatchEvent(new Event('online'));
    await finishCalls();
    expect(await readsOf('guest')).toBe(before + 1);
  });

  it('[EH-02] has what the shopper has answered on the pages in between, after an answer of its own', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    storeAnswer('yes');
    sessionStorage.setItem('ucp_extraHelp', `no ${uuidOf('guest')}`);
    comeOutOfTheCache();
    await finishCalls();
    expect($answer.get()).toBe('no');
    sessionStorage.clear();
  });

  it('[TOP-02] knows where the shopper has been meanwhile', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    localStorage.setItem('ucp_lastPage', 'drug-cost-estimator');
    comeOutOfTheCache();
    await finishCalls();
    expect($previousPage.get()).toBe('drug-cost-estimator');
  });

  it('[LOAD-01] [SIGN-01] as a guest’s of whom the browser keeps nothing, as after a sign-out, asks for no profile', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    const before = await readsOf('guest');
    // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
    document.cookie = 'ucp_identity=; Path=/; Max-Age=0';
    comeOutOfTheCache();
    await finishCalls();
    expect(await readsOf('guest')).toBe(before);
  });

  it('[IDLE-03] after the session of its member has ended reads nothing of theirs', async () => {
    await openPage({ shopper: 'member' });
    await until(() => stamp() !== null);
    await finishCalls();
    const before = await readsOf('member');
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() - 9_121_000, timeout: 9000 }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await finishCalls();
    expect(await readsOf('member')).toBe(before);
  });
});
