import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, shopperList } from '../../../../demo/service/enter.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import * as actions from '../../../../src/features/session/actions.js';
import type { PersonFields } from '../../../../src/features/session/rules/person-fields.js';
import '../../../../src/features/page/actions/after-load.js';
import { $popup, closePopup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { tryAgain } from '../../../../src/features/profile/actions/try-again.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import {
  askToConfirm,
  closeConfirming,
  confirmIdentity,
  startConfirming,
} from '../../../../src/features/session/actions/confirm-identity.js';
import { $attemptsLeft, $confirmIdentity } from '../../../../src/features/session/state/confirm-identity.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { recordEvent } from '../../../flows/support/leaving.js';
import { recordMessages, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const confirmedEvents = recordEvent('ucp-identity-confirmed');
const member = entryOf('member-consent')?.identity.uuid ?? '';

/** The data that the shopper's person would type. */
function typedBy(shopper: string, over: Partial<PersonFields> = {}): PersonFields {
  const person = shopperList.find(({ name }) => name === shopper)?.typedAs;
  if (!person) throw new Error(`nobody types for ${shopper}`);
  const [year = '', month = '', day = ''] = person.dob.split('-');
  const { firstName, lastName, email, gender, mbi, zipCode } = person;
  return {
    firstName: ` ${firstName} `,
    lastName,
    email,
    gender,
    zipCode,
    dateOfBirth: { month: String(Number(month)), day, year },
    medicareNumber: `${mbi.slice(0, 4)}-${mbi.slice(4, 7)}-${mbi.slice(7)}`,
    ...over,
  };
}

const merges = async () => (await callsTo('/profiles/merge')).map(({ body }) => body as Readonly<Record<string, string>>);
const emails = async () => (await callsTo('/EmailWAR/emailrest/profile/email')).map(({ body }) => body as Readonly<Record<string, string>>);
const reads = async () => (await callsTo('/profiles/data')).map(({ path }) => path).filter((path) => path.includes('/all/'));
const state = () => $confirmIdentity.get();

async function openForm(shopper: string, page: Parameters<typeof openPage>[0] = {}): Promise<void> {
  await openPage({ shopper, ...page });
  await finishCalls();
  expect(await startConfirming()).toBe(true);
}

beforeEach(() => consoleLines.mockClear());
afterEach(async () => {
  await finishCalls();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('an attempt that is under way', () => {
  /** Of someone else's name; its answer is held, and the popup is taken off the page meanwhile. */
  async function attemptBehindHiddenPopup() {
    await openForm('member-no-consent');
    const held = holdCalls(/^POST .*\/merge\//, 'before');
    const attempt = confirmIdentity(typedBy('member-no-consent', { lastName: 'Nobody' }), document);
    await until(() => held.length === 1);
    await closeConfirming();
    return { held, attempt };
  }

  it('[IDC-08] behind a hidden popup: when it fails the service hears that the shopper declines', async () => {
    const { held, attempt } = await attemptBehindHiddenPopup();
    stopHolding();
    await held[0]?.release();
    await attempt;
    expect(state()).toBeNull();
    expect((await merges()).map(({ action }) => action)).toEqual(['m', 's']);
  });

  it('[IDC-01] [IDC-09] is said to the page when it succeeds, though the popup has gone from there', async () => {
    await openForm('member-no-consent');
    const popup = document.body.appendChild(document.createElement('div'));
    const held = holdCalls(/^POST .*\/merge\//, 'before');
    const attempt = confirmIdentity(typedBy('member-no-consent'), popup);
    await until(() => held.length === 1);
    popup.remove();
    stopHolding();
    await held[0]?.release();
    await attempt;
    expect(confirmedEvents()).toEqual([{}]);
  });

  it('[IDC-01] [IDC-07] continues if the popup is hidden and shown again, and no other begins', async () => {
    const { held, attempt } = await attemptBehindHiddenPopup();
    expect(await startConfirming()).toBe(true);
    await confirmIdentity(typedBy('member-no-consent'), document);
    await held[0]?.release();
    await attempt;
    expect([state()?.step, $attemptsLeft.get(), (await merges()).length]).toEqual(['details', 2, 1]);
  });
});

describe('the popup opens by itself', () => {
  it.each(['member-consent', 'member-no-consent', 'non-member-consent', 'non-member-no-consent', 'telesales-base'])(
    '[IDC-12] for %s, once a session',
    async (shopper) => {
      await openPage({ shopper });
      await until(() => $popup.get() !== null);
      expect($popup.get()?.tag).toBe('ucp-confirm-identity-popup');
      expect(document.querySelectorAll('ucp-confirm-identity-popup')).toHaveLength(1);
      closePopup();
      askToConfirm();
      expect($popup.get()).toBeNull();
    },
  );

  it.each(['guest', 'member', 'cloaked', 'agent', 'base'])('[IDC-12] not for %s', async (shopper) => {
    await openPage({ shopper });
    await finishCalls();
    askToConfirm();
    expect($popup.get()?.tag).not.toBe('ucp-confirm-identity-popup');
  });

  it('[IDC-12] [LOAD-05] when the profile could be read, were it at another try', async () => {
    await openPage({ shopper: 'member-consent', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    await finishCalls();
    expect($popup.get()).toBeNull();
    await setFaults();
    await tryAgain();
    await until(() => $popup.get()?.tag === 'ucp-confirm-identity-popup');
  });

  it('[IDC-12] not after a merge, and not if another person looks at the profile', async () => {
    const { demo: _, ...profile } = (await stored('member-consent', { mergedProfileUuid: 'x' })) as Readonly<Record<string, unknown>>;
    await openPage({ shopper: 'member-consent', faults: [{ method: 'GET', path: '/profiles/data', body: profile }] });
    await finishCalls();
    expect($popup.get()).toBeNull();
    await setFaults();
    setIdentity({ uuid: member, isGuest: false, isCloaked: true });
    askToConfirm();
    expect($popup.get()).toBeNull();
  });

  it('[IDC-12] when the popup that is open has gone', async () => {
    await openPage({ shopper: 'member-consent', isLoading: true });
    requestPopup({ tag: 'ucp-email-popup' });
    await finishCalls();
    expect($popup.get()?.tag).toBe('ucp-email-popup');
    closePopup();
    await until(() => $popup.get()?.tag === 'ucp-confirm-identity-popup');
  });

  it('[IDC-02] not for an invalid type, which is logged without its value', async () => {
    const { demo: _, ...profile } = (await stored('member-consent', { telesalesProfileType: 'SOMETHING-ELSE' })) as Readonly<
      Record<string, unknown>
    >;
    await openPage({ shopper: 'member-consent', faults: [{ method: 'GET', path: '/profiles/data', body: profile }] });
    await finishCalls();
    for (const asked of [askToConfirm, startConfirming]) {
      consoleLines.mockClear();
      expect(await asked()).toBeFalsy();
      expect(consoleLines.mock.calls.flat()).toEqual(['[ucp] the telesales type is invalid']);
    }
    expect($popup.get()).toBeNull();
  });
});

/** The profile that the service keeps, with another person in it. */
async function stored(shopper: string, change: Readonly<Record<string, unknown>>) {
  await openPage({ shopper });
  const profile = await storedProfile(shopper);
  return { ...profile, userDetails: { ...(profile.userDetails as object), ...change } };
}

describe('the form', () => {
  it.each([
    ['member-consent', { hasMedicareNumber: true, hasZipCode: false, hasGender: false }],
    ['member-no-consent', { hasMedicareNumber: false, hasZipCode: true, hasGender: false }],
    ['non-member-consent', { hasMedicareNumber: false, hasZipCode: true, hasGender: true }],
    ['non-member-no-consent', { hasMedicareNumber: false, hasZipCode: true, hasGender: true }],
  ])('[IDC-02] of %s has %j', async (shopper, fields) => {
    await openForm(shopper);
    expect(state()).toMatchObject({ step: 'details', problem: null, form: { asks: fields } });
    expect($attemptsLeft.get()).toBe(3);
  });

  it('[IDC-11] locks what is valid with the setting, and nothing of a base account', async () => {
    await openForm('non-member-consent', { settings: { lockIdentityFields: true } });
    expect([...(state()?.form.locked ?? [])]).toEqual(['firstName', 'lastName', 'email', 'dateOfBirth', 'gender', 'zipCode']);
    await openForm('telesales-base', { settings: { lockIdentityFields: true } });
    expect(state()?.form.locked.size).toBe(0);
    await openForm('non-member-consent');
    expect(state()?.form.locked.size).toBe(0);
  });

  it.each(['guest', 'cloaked'])('does not open for a %s, whoever asks', async (shopper) => {
    await openPage({ shopper });
    expect(await startConfirming()).toBe(false);
    expect(state()).toBeNull();
  });

  it.each([
    ['who looks at the profile of a member', { isGuest: false, isCloaked: true }],
    ['a guest', { isGuest: true, isCloaked: false }],
  ])('[IDC-12] does not open for %s whose type is known', async (_who, role) => {
    await openPage({ shopper: 'member-consent' });
    setIdentity({ uuid: member, ...role });
    expect(await startConfirming()).toBe(false);
    expect(state()).toBeNull();
  });

  it('[TRK-08] is not sent while it has a fault, and its press is tracked once', async () => {
    await openForm('member-consent', { settings: { trackingArray: 'ofThisForm' } });
    const events: { readonly assetId: string; readonly eventType: string }[] = [];
    vi.stubGlobal('ofThisForm', events);
    await actions.confirmIdentity(typedBy('member-consent', { medicareNumber: '1EG4-TE5-MK' }), document);
    vi.unstubAllGlobals();
    expect(await merges()).toEqual([]);
    expect(state()?.step).toBe('details');
    expect(events.filter(({ eventType }) => eventType !== 'pageload').map(({ assetId }) => assetId)).toEqual(['confirm-identity']);
  });
});

describe('an identity that is confirmed', () => {
  it('[IDC-10] [IDC-05] [VAL-03] is sent trimmed, with slashes in the date and no hyphens in the number', async () => {
    await openForm('member-consent');
    await confirmIdentity(typedBy('member-consent'), document);
    const { dob, mbi, firstName, ...rest } = (await merges())[0] ?? {};
    expect({ dob, mbi, firstName }).toEqual({
      dob: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      mbi: '1EG4TE5MK73',
      firstName: 'Adaline',
    });
    expect(rest).toMatchObject({ lastName: 'Koch', action: 'm' });
  });

  it('[IDC-01] [IDC-09] is a success, said to the page, and the profile is read as merged', async () => {
    await openForm('member-no-consent');
    const before = (await reads()).length;
    const plans = $shownPlans.get().plans.length;
    await confirmIdentity(typedBy('member-no-consent'), document);
    expect(state()?.step).toBe('success');
    expect(confirmedEvents()).toEqual([{}]);
    expect((await reads()).slice(before)).toEqual([expect.stringMatching(/\/all\/2027\/true$/)]);
    expect($profile.get().profile?.user?.mergedProfileUuid).not.toBeNull();
    expect($shownPlans.get().plans.length).toBe(plans + 1);
  });

  it('[IDC-09] is read as merged too if another read takes the place of the first, as on waking, and as usual afterwards', async () => {
    await openForm('member-no-consent');
    const before = (await reads()).length;
    const held = holdCalls(/^GET .*\/all\//, 'before');
    const confirmed = confirmIdentity(typedBy('member-no-consent'), document);
    await until(() => held.length === 1);
    const other = reload();
    stopHolding();
    await held[0]?.release();
    await Promise.all([held[1]?.release(), other, confirmed]);
    await reload();
    const flags = (await reads()).slice(before).map((path) => path.split('/').at(-1));
    expect(flags).toEqual(['true', 'true', 'false']);
  });

  it('[REM-07] [IDC-09] is announced to the other tabs, whose lists are older', async () => {
    const { messages, close } = recordMessages('profile-changed');
    await openForm('member-no-consent');
    await confirmIdentity(typedBy('member-no-consent'), document);
    await until(() => messages.length > 0);
    close();
    expect(messages).toHaveLength(1);
  });

  it.each([
    ['member-consent', 'uhc', 'M', 'UHCM'],
    ['non-member-consent', 'uhc', 'P', 'UHCM'],
    ['member-no-consent', 'aarp', 'TPM', 'AARPM'],
    ['non-member-no-consent', 'UHCCP', 'TPP', 'UHCM'],
  ] as const)('[IDC-09] [IDN-08] of %s on %s stops the reminders', async (shopper, siteId, letter, sent) => {
    await openForm(shopper, { settings: { siteId, reminderDeeplink: 'https://example.test/back' } });
    await confirmIdentity(typedBy(shopper), document);
    const { dob, ...email } = (await emails())[0] ?? {};
    expect(dob).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(email).toMatchObject({
      siteId: sent,
      uhcstatus: letter,
      profileStatus: 'A',
      deeplink: 'https://example.test/back',
      emailAddress: typedBy(shopper).email,
    });
  });

  it('[IDC-09] sends with it what the form did not ask for, as the profile has it', async () => {
    await openForm('member-no-consent');
    await confirmIdentity(typedBy('member-no-consent'), document);
    const { mbi, gender, zipCode } = $profile.get().profile?.user ?? {};
    expect([mbi, gender, zipCode]).not.toContain(null);
    expect((await emails())[0]).toMatchObject({ mbi, gender, zip: zipCode });
  });

  it.each([
    ['member-consent', { mbi: '1EG4TE5MK73' }],
    ['non-member-consent', { gender: 'f', zip: '85004' }],
  ])('[IDC-09] sends with it what %s typed, whatever the profile says', async (shopper, sent) => {
    const { demo: _, ...merged } = (await stored(shopper, { mbi: null, gender: null, zipCode: null })) as Readonly<Record<string, unknown>>;
    await openForm(shopper);
    await setFaults({ method: 'GET', path: '/profiles/data', body: merged });
    await confirmIdentity(typedBy(shopper, { email: 'new@example.test' }), document);
    expect((await emails())[0]).toMatchObject({ ...sent, emailAddress: 'new@example.test' });
  });

  it('[IDC-09] stays confirmed when the reminders cannot be stopped, which is logged', async () => {
    await openForm('member-consent');
    await setFaults({ path: '/EmailWAR', status: 500 });
    await confirmIdentity(typedBy('member-consent'), document);
    expect(state()?.step).toBe('success');
    expect(consoleLines.mock.calls.flat()).toContainEqual(expect.stringContaining('stopReminder'));
  });

  it('[IDC-08] is closed without another word', async () => {
    await openForm('member-consent');
    await confirmIdentity(typedBy('member-consent'), document);
    await closeConfirming();
    expect(state()).toBeNull();
    expect((await merges()).map(({ action }) => action)).toEqual(['m']);
  });

  it('[IDC-08] in another tab replaces the form that is open here, and counts as no refusal when that closes', async () => {
    await openForm('member-no-consent');
    const { userDetails, ...profile } = await storedProfile('member-no-consent');
    await setFaults({
      method: 'GET',
      path: '/profiles/data',
      body: { ...profile, userDetails: { ...(userDetails as object), mergedProfileUuid: 'x' } },
    });
    sendFromTab({ kind: 'profile-changed' });
    await until(() => state()?.step === 'success');
    await closeConfirming();
    expect(state()).toBeNull();
    expect(await merges()).toEqual([]);
  });
});

describe('an identity that is not confirmed', () => {
  const wrong = () => typedBy('member-no-consent', { firstName: 'Nobody' });

  it('[IDC-01] [IDC-07] costs an attempt each time, until none is left', async () => {
    await openForm('member-no-consent');
    for (const attemptsLeft of [2, 1, 0]) {
      await confirmIdentity(wrong(), document);
      expect(state()).toMatchObject({ step: 'details', problem: 'not-confirmed' });
      expect($attemptsLeft.get()).toBe(attemptsLeft);
    }
    await confirmIdentity(typedBy('member-no-consent'), document);
    expect(await merges()).toHaveLength(3);
  });

  it('[IDC-01] shows that it waits', async () => {
    await openForm('member-no-consent');
    const held = holdCalls(/^POST .*\/merge\//, 'before');
    const work = confirmIdentity(wrong(), document);
    await until(() => held.length === 1);
    expect(state()?.step).toBe('loading');
    await confirmIdentity(wrong(), document);
    await closeConfirming();
    expect(state()?.step).toBe('loading');
    stopHolding();
    await held[0]?.release();
    await work;
    expect((await merges()).filter(({ action }) => action === 'm')).toHaveLength(1);
  });

  it.each([
    ['a failure that counts', { status: 403, body: { isProfileMerged: false, remainingRetryCount: 1 } }, 1, 'not-confirmed'],
    ['a failure that says none is left', { status: 403, body: { remainingRetryCount: 0 } }, 0, 'not-confirmed'],
    ['a failure without a count', { status: 500, body: { message: 'no' } }, 3, 'unavailable'],
    ['no connection', { drop: true }, 3, 'unavailable'],
    ['an answer that is nonsense', { status: 200, body: '<html>' }, 3, 'unavailable'],
    ['an answer without a count', { status: 200, body: { isProfileMerged: false } }, 3, 'not-confirmed'],
    ['a count that is none', { status: 200, body: { isProfileMerged: false, remainingRetryCount: -1 } }, 3, 'not-confirmed'],
  ])('[IDC-07] with %s', async (_, fault, attemptsLeft, problem) => {
    await openForm('member-no-consent');
    await setFaults({ path: '/profiles/merge', ...fault });
    await confirmIdentity(typedBy('member-no-consent'), document);
    expect(state()).toMatchObject({ step: 'details', problem });
    expect($attemptsLeft.get()).toBe(attemptsLeft);
    expect(confirmedEvents()).toEqual([]);
  });

  it('[IDC-07] keeps counting when the popup is closed and opened again', async () => {
    await openForm('member-no-consent');
    await confirmIdentity(wrong(), document);
    await closeConfirming();
    await startConfirming();
    expect(state()).toMatchObject({ step: 'details', problem: null });
    expect($attemptsLeft.get()).toBe(2);
  });

  it('[IDC-08] and declined: the service receives the profile’s values, never the typed ones, and the profile is read again', async () => {
    await openForm('member-no-consent');
    await confirmIdentity(wrong(), document);
    const before = (await reads()).length;
    await closeConfirming();
    expect(state()).toBeNull();
    expect((await merges()).at(-1)).toMatchObject({ action: 's', firstName: 'Jonathan', lastName: 'Prosacco', zipCode: '85004' });
    expect((await reads()).slice(before)).toEqual([expect.stringMatching(/\/all\/2027\/false$/)]);
  });

  it('[IDC-08] reads the profile when the service has heard that it is not wanted, and not before', async () => {
    await openForm('member-no-consent');
    const before = (await reads()).length;
    const held = holdCalls(/^POST \/profiles\/merge/, 'before');
    const closed = closeConfirming();
    await until(() => held.length === 1);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    expect((await reads()).length).toBe(before);
    await held[0]?.release();
    await closed;
    expect((await reads()).length).toBe(before + 1);
  });

  it('[IDC-08] [IDC-07] and locked: closing says nothing', async () => {
    await openForm('member-no-consent');
    await setFaults({ path: '/profiles/merge', status: 403, body: { remainingRetryCount: 0 } });
    await confirmIdentity(wrong(), document);
    await closeConfirming();
    expect((await merges()).map(({ action }) => action)).toEqual(['m']);
  });
});
