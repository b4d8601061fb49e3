import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { announceExtraHelp } from '../../../../src/features/extra-help/actions/extra-help-popup.js';
import { $extraHelp, changeExtraHelp } from '../../../../src/features/extra-help/state/extra-help.js';
import { $answer, $hasExtraHelp, $shownExtraHelp, $subsidyLevel } from '../../../../src/features/extra-help/state/subsidy.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { findZip } from '../../../../src/features/place/actions/zip.js';
import type { County } from '../../../../src/features/place/rules/county.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { $popup, closePopup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $isComplete } from '../../../../src/features/profile/state/loading.js';
import { $profile, profileChanged } from '../../../../src/features/profile/state/profile.js';
import { clearBrowser, forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { $agent, $identity, setAgent, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { nextTask } from '../../../../src/shared/time/next-task.js';
import { costRows } from '../../../flows/support/cost-rows.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { cardNow } from '../../../support/card-now.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const isSettled = () => !$extraHelp.get().isLowIncomePending;
const popupTag = () => $popup.get()?.tag ?? null;
const kept = () => sessionStorage.getItem('ucp_extraHelp');

const profileReads = async () => (await callsTo('/profiles/data')).filter(({ method, path }) => method === 'GET' && path.includes('/all'));

/** The profile service's response for this shopper, with one change. */
async function changedProfile(shopper: string, change: Readonly<Record<string, unknown>>) {
  const { demo: _, ...profile } = await storedProfile(shopper);
  return { method: 'GET', path: '/profiles/data', body: { ...profile, ...change } };
}

/** A member's profile that someone else looks at, with what it keeps of Extra Help. */
async function openCloaked(macraData: Readonly<Record<string, unknown>>): Promise<void> {
  await openPage({ shopper: 'cloaked' });
  await setFaults(await changedProfile('cloaked', { macraData }));
  await reload();
}

beforeEach(() => {
  logged.mockClear();
});

afterEach(() => {
  closePopup();
  vi.restoreAllMocks();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  document.body.replaceChildren();
});

describe('the first value', () => {
  it('[EH-02] is unset if nothing is stored', async () => {
    await openPage();
    expect($answer.get()).toBeNull();
    expect($shownExtraHelp.get()).toMatchObject({ isOffered: true, answer: null, applies: false });
  });

  it.each(['yes', 'no'] as const)('[EH-02] [EH-04] is %s again after the page is loaded anew', async (answer) => {
    await openPage();
    await submitExtraHelpAnswer(answer, document);
    const stored = kept();
    await openPage();
    sessionStorage.setItem('ucp_extraHelp', stored ?? '');
    await reload();
    expect($answer.get()).toBe(answer);
  });

  it('[EH-02] is what the profile keeps, until the shopper says something else', async () => {
    await openPage();
    await setFaults(await changedProfile('guest', { macraData: { lisSubsidyLevel: null, extraHelpAnswer: 'yes' } }));
    await reload();
    expect($answer.get()).toBe('yes');
    await submitExtraHelpAnswer('no', document);
    await reload();
    expect($answer.get()).toBe('no');
  });

  it.each([
    ['a text that is no answer', 'maybe', null],
    ['an answer of nobody in particular', 'yes', 'yes'],
    ['another shopper’s answer, as in an agent’s session', 'yes 00000000-0000-4000-8000-000000000000', null],
    ['nothing', '', null],
  ])('[EH-02] from storage with %s', async (_, text, answer) => {
    await openPage();
    sessionStorage.setItem('ucp_extraHelp', text);
    await reload();
    expect($answer.get()).toBe(answer);
  });

  it('[EH-04] survives reading the profile again if the browser stores nothing', async () => {
    await openPage();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await submitExtraHelpAnswer('no', document);
    await reload();
    expect($answer.get()).toBe('no');
  });

  it('[EH-04] is kept for the session alone: it says something of a person’s means', async () => {
    await openPage();
    await submitExtraHelpAnswer('yes', document);
    expect(kept()).toMatch(/^yes /);
    expect(JSON.stringify(localStorage)).not.toContain('ucp_extraHelp');
    expect(document.cookie).not.toContain('yes');
  });
});

describe('the widget', () => {
  it.each([
    ['guest', true],
    ['member', true],
    ['cloaked', false],
  ])('[EH-01] [ROLE-03] is offered to the %s: %s', async (shopper, isOffered) => {
    await openPage({ shopper });
    expect($shownExtraHelp.get().isOffered).toBe(isOffered);
  });

  it('[EH-01] [ROLE-03] is not offered for a cloaked profile with the subsidy, or for one with an unknown subsidy', async () => {
    await openCloaked({ lisSubsidyLevel: '1', extraHelpAnswer: null });
    expect([$hasExtraHelp.get(), $shownExtraHelp.get().isOffered]).toEqual([true, false]);
    await openPage({ shopper: 'cloaked', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    expect($shownExtraHelp.get().isOffered).toBe(false);
  });

  it('[EH-01] is not offered with its flag off', async () => {
    await openPage({ settings: { flags: { extraHelp: false } } });
    expect($shownExtraHelp.get().isOffered).toBe(false);
  });

  it.each([
    ['0', false],
    [null, false],
    ['1', true],
  ])('[EH-01] is offered to a member of the identity provider with level %j: %s', async (lisSubsidyLevel, isOffered) => {
    await openPage({ shopper: 'member' });
    await setFaults(await changedProfile('member', { macraData: { lisSubsidyLevel, extraHelpAnswer: null } }));
    await reload();
    expect($shownExtraHelp.get().isOffered).toBe(isOffered);
  });

  it('[EH-01] stays if an answer is no, and while the profile is read again', async () => {
    await openPage({ shopper: 'member' });
    await submitExtraHelpAnswer('no', document);
    expect($shownExtraHelp.get().isOffered).toBe(true);
    const reading = reload();
    expect($shownExtraHelp.get().isOffered).toBe(true);
    await reading;
  });

  it('[EH-01] shows if the profile cannot be read: nobody knows the level then', async () => {
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    expect($shownExtraHelp.get().isOffered).toBe(true);
  });

  it('[EH-01] a member who is known to have no subsidy has none, whatever was stored before the level was known', async () => {
    await openPage({ shopper: 'member' });
    await submitExtraHelpAnswer('yes', document);
    await setFaults(await changedProfile('member', { macraData: { lisSubsidyLevel: '0', extraHelpAnswer: 'yes' } }));
    await reload();
    expect($answer.get()).toBeNull();
    expect($hasExtraHelp.get()).toBe(false);
  });
});

describe('an answer', () => {
  it('[EH-03] yes while unset opens the popup, once a session', async () => {
    await openPage();
    await submitExtraHelpAnswer('yes', document);
    expect(popupTag()).toBe('ucp-extra-help-popup');
    expect(document.querySelectorAll('ucp-extra-help-popup')).toHaveLength(1);
    // The greeting of a guest may have loaded before.
    expect(JSON.parse(sessionStorage.getItem('ucp_once') ?? '[]')).toContain('extra-help-popup');
    closePopup();
    await submitExtraHelpAnswer('no', document);
    await submitExtraHelpAnswer('yes', document);
    expect(popupTag()).toBeNull();
  });

  it('[EH-03] does not open it after a no, or if another page of the session opened it', async () => {
    await openPage();
    await submitExtraHelpAnswer('no', document);
    await submitExtraHelpAnswer('yes', document);
    expect(popupTag(), 'no is an answer').toBeNull();

    await openPage();
    sessionStorage.setItem('ucp_once', '["extra-help-popup","toast"]');
    await submitExtraHelpAnswer('yes', document);
    expect(popupTag(), 'shown before').toBeNull();
  });

  it('[EH-03] of no has the popup not open any more whose code is still loading', async () => {
    await openPage();
    await submitExtraHelpAnswer('yes', document);
    const asked: (string | null)[] = [];
    onTestFinished($answer.listen(() => void asked.push(popupTag())));
    await submitExtraHelpAnswer('no', document);
    expect(asked, 'the widget says it then').toEqual([null]);
    expect(popupTag()).toBeNull();
  });

  it.each(['not JSON', '{}', '[1,null]'])('[EH-03] opens it where what was shown is stored as %s', async (text) => {
    await openPage();
    sessionStorage.setItem('ucp_once', text);
    await submitExtraHelpAnswer('yes', document);
    expect(popupTag()).toBe('ucp-extra-help-popup');
  });

  it('[EH-03] [ROLE-04] opens nothing in the agent flow', async () => {
    await openPage({ shopper: 'agent' });
    await setFaults(await changedProfile('agent', { userDetails: { firstName: 'Ada' }, macraData: null }));
    expect($agent.get().isAgentFlow).toBe(true);
    await reload();
    await submitExtraHelpAnswer('yes', document);
    expect($answer.get()).toBe('yes');
    expect(popupTag()).toBeNull();
    expect(sessionStorage.getItem('ucp_once')).toBeNull();
  });

  it('[EH-06] makes the level 1 or none, and fires an event', async () => {
    await openPage({ shopper: 'member' });
    const heardEvents: unknown[] = [];
    const hear = (event: Event) => heardEvents.push((event as CustomEvent).detail);
    addEventListener('ucp-extra-help-change', hear);
    expect($subsidyLevel.get()).toBe('1');
    await submitExtraHelpAnswer('no', document);
    expect($subsidyLevel.get()).toBeNull();
    await submitExtraHelpAnswer('yes', document);
    await submitExtraHelpAnswer('yes', document);
    expect($subsidyLevel.get()).toBe('1');
    expect(heardEvents).toEqual([{ answer: 'no' }, { answer: 'yes' }]);
    removeEventListener('ucp-extra-help-change', hear);
  });

  it('[EH-06] is sent to the profile event service, and never to the event array', async () => {
    await openPage({ shopper: 'member' });
    const before = (await callsTo('/gpdCustomEvent')).length;
    await submitExtraHelpAnswer('no', document);
    await submitExtraHelpAnswer('yes', document);
    await until(async () => (await callsTo('/gpdCustomEvent')).length >= before + 2);
    const sentEvents = (await callsTo('/gpdCustomEvent'))
      .map(({ body }) => JSON.parse((body as { message: string }).message).data)
      .filter((data) => 'isLisEligible' in data);
    expect(sentEvents).toMatchObject([
      { isLisEligible: false, lisLevel: null, isGuestUser: false },
      { isLisEligible: true, lisLevel: '1', isGuestUser: false },
    ]);
    const events = (window as unknown as { readonly ucpEvents?: readonly unknown[] }).ucpEvents ?? [];
    expect(JSON.stringify(events)).not.toMatch(/lis|extra.?help|subsid/i);
  });

  it('[ROLE-03] of a cloaked profile changes nothing, whoever calls', async () => {
    await openCloaked({ lisSubsidyLevel: '1', extraHelpAnswer: null });
    await submitExtraHelpAnswer('no', document);
    expect($answer.get()).toBeNull();
    expect([kept(), popupTag()]).toEqual([null, null]);
    const tracked = (await callsTo('/gpdCustomEvent')).map(({ body }) => String((body as { message: string }).message));
    expect(tracked.filter((message) => message.includes('isLisEligible'))).toEqual([]);
  });

  it('[EH-05] yes while the low-income data is pending reads the profile again; a yes after it does not', async () => {
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/lis', delayMs: 60_000, times: 1 }] });
    expect($extraHelp.get().isLowIncomePending).toBe(true);
    await submitExtraHelpAnswer('yes', document);
    await until(isSettled);
    expect(await profileReads()).toHaveLength(2);
    expect($extraHelp.get()).toMatchObject({ given: 'yes', lowIncome: { isEligible: true } });

    await submitExtraHelpAnswer('no', document);
    await submitExtraHelpAnswer('yes', document);
    expect(await profileReads()).toHaveLength(2);
  });

  it('[EH-05] [SIGN-01] is pending for the guest whom a sign-out leaves on the page', async () => {
    await openPage({ shopper: 'member' });
    await until(isSettled);
    forgetShopper();
    clearBrowser(storedIdentity());
    expect(isSettled()).toBe(false);
    const found = await findZip('85004');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    await submitExtraHelpAnswer('yes', document);
    await until(isSettled);
    expect($extraHelp.get().lowIncome).not.toBeNull();
  });

  it('[EH-05] no while it is pending reads nothing', async () => {
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/lis', delayMs: 60_000 }] });
    await submitExtraHelpAnswer('no', document);
    expect(await profileReads()).toHaveLength(1);
  });
});

/** Comes back from signing in as this shopper: the reference service takes a name for a code. */
async function signIn(shopper: string, page: Parameters<typeof openPage>[0] = {}): Promise<void> {
  history.replaceState(null, '', `?code=${shopper}`);
  await openPage({ shopper: 'empty', ...page });
  expect($identity.get()?.isGuest).toBe(false);
}

describe('after sign-in', () => {
  it('[EH-07] the popup opens for a member with level 1, once a session', async () => {
    await signIn('member');
    expect(popupTag()).toBe('ucp-extra-help-popup');
    expect(JSON.parse(sessionStorage.getItem('ucp_once') ?? '[]')).toContain('extra-help-popup');
    closePopup();
    await reload();
    expect(popupTag()).toBeNull();
    await submitExtraHelpAnswer('yes', document);
    expect(popupTag(), 'it shares its once with the answers (EH-03)').toBeNull();
  });

  it('[EH-07] it does not open for a shopper who was signed in before, or for a member without the subsidy', async () => {
    await openPage({ shopper: 'member' });
    expect(popupTag()).toBeNull();
    await signIn('enrolled');
    expect(popupTag()).toBeNull();
  });

  it('[EH-07] it does not with the feature off', async () => {
    await signIn('member', { settings: { flags: { extraHelp: false } } });
    expect(popupTag()).toBeNull();
  });

  it.each([
    ['in the agent flow', () => setAgent(true, 'demo.agent'), null],
    ['for a cloaked profile', () => setIdentity({ uuid: '1', isGuest: false, isCloaked: true }), null],
    ['for a guest', () => setIdentity({ uuid: '1', isGuest: true, isCloaked: false }), null],
    ['after a no', () => changeExtraHelp({ given: 'no' }), null],
    ['otherwise', () => undefined, 'ucp-extra-help-popup'],
  ])('[EH-07] [ROLE-04] it opens %s', async (_, change, tag) => {
    await openPage({ shopper: 'member' });
    change();
    announceExtraHelp();
    expect(popupTag()).toBe(tag);
  });

  it.each([
    ['of record type p', { salesforceRecordType: 'P' }],
    ['without a Medicare number', { mbi: null }],
    ['without an account of the identity provider', { optumId: null }],
  ])('[EH-07] [IDN-07] it does not for a profile %s, which is no member’s', async (_, change) => {
    await openPage({ shopper: 'member' });
    const user = $profile.get().profile?.user;
    if (user) profileChanged({ user: { ...user, ...change } });
    expect($subsidyLevel.get()).toBe('1');
    announceExtraHelp();
    expect(popupTag()).toBeNull();
  });

  it('[EH-07] it waits for another popup to go, and shows once if it was waited for twice', async () => {
    await openPage({ shopper: 'member' });
    requestPopup({ tag: 'ucp-zip-popup' });
    announceExtraHelp();
    announceExtraHelp();
    expect(popupTag()).toBe('ucp-zip-popup');
    closePopup();
    await until(() => popupTag() === 'ucp-extra-help-popup');
    closePopup();
    await nextTask();
    expect(popupTag()).toBeNull();
  });
});

describe('the low-income data', () => {
  it('[CALL-20] is requested by the place and the active year of a member', async () => {
    await openPage({ shopper: 'member' });
    await until(isSettled);
    expect((await callsTo('/lis')).map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /lis/v1/85004/AZ/013/2027']);
    expect($extraHelp.get().lowIncome).toMatchObject({ isEligible: true, level: '100' });
    expect($shownExtraHelp.get()).toMatchObject({ applies: true, hasFullLevel: true });
  });

  it('[CALL-20] [ROLE-02] is requested for a member who has no Extra Help, too', async () => {
    await openPage({ shopper: 'applicant' });
    await until(isSettled);
    expect([$hasExtraHelp.get(), (await callsTo('/lis')).length]).toEqual([false, 1]);
  });

  it('[CALL-20] [ROLE-02] is not requested for a guest, until the guest says that they get Extra Help', async () => {
    await openPage();
    expect(await callsTo('/lis')).toEqual([]);
    await submitExtraHelpAnswer('no', document);
    expect(await callsTo('/lis')).toEqual([]);
    await submitExtraHelpAnswer('yes', document);
    await until(isSettled);
    expect(await callsTo('/lis')).toHaveLength(1);
    expect($extraHelp.get().lowIncome?.premiums.length).toBeGreaterThan(0);
  });

  it('[CALL-20] [EH-05] is not requested without a place, and waits for one', async () => {
    await openPage({ shopper: 'empty' });
    await submitExtraHelpAnswer('yes', document);
    expect($extraHelp.get()).toMatchObject({ isLowIncomePending: true, lowIncome: null });
    expect(await callsTo('/lis')).toEqual([]);
    const places = await findZip('85004');
    chooseCounty('85004', places?.counties[0] as County);
    await until(() => !$extraHelp.get().isLowIncomePending);
    expect((await callsTo('/lis')).map(({ path }) => path)).toEqual([expect.stringContaining('/85004/')]);
  });

  it('[LOAD-03] holds up nothing: the page is complete while it is loading', async () => {
    const ready = vi.fn();
    addEventListener('ucp-ready', ready, { once: true });
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/lis', delayMs: 60_000 }] });
    expect($extraHelp.get().isLowIncomePending).toBe(true);
    expect($isComplete.get()).toBe(true);
    expect(ready.mock.calls[0]?.[0].detail).toEqual({ complete: true });
    // The call ends with its shopper, and says so here, not in the next test.
    setIdentity(null);
    await until(() => vi.mocked(console.info).mock.calls.flat().join().includes('lowIncome: the shopper has left'));
  });

  it.each([
    ['status 400', { status: 400 }],
    ['a body that is no answer', { body: '<html>' }],
    ['an answer without data', { body: { data: null } }],
    ['half an answer', { body: '{"data":{"_isEligibleForLIS":tr' }],
  ])('[ERR-02] %s is logged, and nothing else comes of it', async (_, fault) => {
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/lis', ...fault }] });
    await until(isSettled);
    expect($extraHelp.get()).toMatchObject({ lowIncome: null, isLowIncomePending: false });
    expect($isComplete.get()).toBe(true);
    expect($shownPlans.get().plans).toHaveLength(4);
    expect($hasExtraHelp.get(), 'the profile’s own level still counts').toBe(true);
    expect(
      vi
        .mocked(console.info)
        .mock.calls.flat()
        .filter((line) => String(line).includes('lowIncome')),
    ).toHaveLength(1);
  });

  it('[CALL-20] [SAFE-05] of 10,000 rows, some of them bad, is read to 2,000 rows, and gives the plan its own', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      planId: `H${String(at).padStart(10, '0')}`,
      planYear: 2027,
      monthlyPremium: at,
    }));
    const plan = { planId: 'H0609044000', planYear: 2027, monthlyPremium: 3.5 };
    const bad = [
      null,
      'row',
      { planId: 'H1', planYear: 2027 },
      { planId: 'H0609026000' },
      { ...plan, monthlyPremium: 99 },
      [],
      { planId: {} },
    ];
    const body = { data: { _isEligibleForLIS: 'Y', _LISLevel: 75, _subsidyList: [plan, ...rows, ...bad] } };
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/lis', body }] });
    await until(isSettled);
    expect($extraHelp.get().lowIncome?.premiums).toHaveLength(2_000);
    expect($shownExtraHelp.get().hasFullLevel).toBe(false);
    expect(costRows().every(({ total }) => total.kind === 'none' || Number.isFinite(total.sum.total))).toBe(true);
    expect(Number.isFinite($shownCost.get()?.highest)).toBe(true);
  });

  it.each([
    ['no list', null, 0],
    ['an object in place of the list', { planId: 'H0609044000' }, 0],
    ['amounts that are none', [{ planId: 'H0609044000', planYear: 2027, monthlyPremium: 'NaN' }], 1],
    ['an amount beyond all numbers', [{ planId: 'H0609044000', planYear: 2027, monthlyPremium: '1e999' }], 1],
    ['an amount that is negative', [{ planId: 'H0609044000', planYear: 2027, monthlyPremium: -5 }], 1],
  ])('[CALL-20] with %s leaves the prices numbers', async (_, _subsidyList, rows) => {
    const body = { data: { _isEligibleForLIS: true, _LISLevel: 'high', _subsidyList } };
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/lis', body }] });
    await until(isSettled);
    expect($extraHelp.get().lowIncome?.premiums).toHaveLength(rows);
    expect($shownExtraHelp.get().hasFullLevel).toBe(false);
    const shown = costRows();
    expect(shown.length).toBeGreaterThan(0);
    for (const { total } of shown) expect(total).toMatchObject({ sum: { total: expect.any(Number) } });
    expect(JSON.stringify(shown)).not.toMatch(/NaN|null,"total"/);
  });

  it('[CALL-20] a late answer of an earlier read never wins', async () => {
    const reads = holdCalls(/^GET .*\/lis\//, 'after');
    await openPage({
      shopper: 'member',
      faults: [{ method: 'GET', path: '/lis', body: { data: { _isEligibleForLIS: false } }, times: 1 }],
    });
    await until(() => reads.length === 1);
    stopHolding();
    await reload();
    await until(isSettled);
    const { lowIncome } = $extraHelp.get();
    expect(lowIncome?.isEligible).toBe(true);
    await reads[0]?.release();
    expect($extraHelp.get().lowIncome).toBe(lowIncome);
  });

  it.each([
    ['comes', {}],
    ['does not come', { status: 400 }],
  ])('[CALL-20] [LOAD-01] stays while it is requested again, and if it %s', async (_, answer) => {
    await openPage({ shopper: 'member' });
    await until(isSettled);
    const { lowIncome } = $extraHelp.get();
    if ('status' in answer) await setFaults({ method: 'GET', path: '/lis', ...answer });
    const asked = holdCalls(/^GET .*\/lis\//, 'before');
    await reload();
    await until(() => asked.length === 1);
    expect($extraHelp.get().lowIncome).toBe(lowIncome);
    await finishCalls();
    expect([isSettled(), $extraHelp.get().lowIncome]).toEqual([true, lowIncome]);
  });

  it('[CALL-20] [EH-05] of another place is requested by the next yes if the shopper moved after a no', async () => {
    await openPage();
    await submitExtraHelpAnswer('yes', document);
    await until(isSettled);
    await submitExtraHelpAnswer('no', document);
    const places = await findZip('85701');
    chooseCounty('85701', places?.counties[0] as County);
    await until(() => !isSettled());
    expect($extraHelp.get().lowIncome).toBeNull();
    await submitExtraHelpAnswer('yes', document);
    await until(isSettled);
    expect((await callsTo('/lis')).map(({ path }) => path)).toEqual(['/lis/v1/85004/AZ/013/2027', '/lis/v1/85701/AZ/019/2027']);
  });

  it('[CALL-20] [CALL-08] of an earlier ZIP code is dropped if the county of the new one does not load', async () => {
    await openPage({ shopper: 'member' });
    await until(isSettled);
    const { plansDetails } = await storedProfile('member');
    const moved = await changedProfile('member', { plansDetails: { ...(plansDetails as object), zipCode: '85701' } });
    await setFaults(moved, { method: 'GET', path: '/geolocationinfo', status: 400 });
    await reload();
    expect($extraHelp.get()).toMatchObject({ lowIncome: null, isLowIncomePending: true });
  });

  it('[CALL-20] [YEAR-02] [LOAD-05] is that of the year on the screen, also if its profile cannot be read', async () => {
    await openPage({ shopper: 'member' });
    await until(isSettled);
    await setFaults({ method: 'GET', path: '/profiles/data', status: 400 });
    await switchYear(2026, document);
    await until(isSettled);
    expect((await callsTo('/lis')).map(({ path }) => path.slice(-4))).toEqual(['2027', '2026']);
    expect($extraHelp.get().lowIncome?.premiums.map(({ planYear }) => planYear)).not.toContain(2027);
    localStorage.clear();
  });

  it('[CALL-20] of one shopper is not the next one’s', async () => {
    await openPage({ shopper: 'member' });
    await until(isSettled);
    await setFaults(
      { method: 'GET', path: '/lis', delayMs: 60_000 },
      { method: 'GET', path: '/profiles/data', body: { ...(await storedProfile('guest')), uuid: 'another' } },
    );
    setIdentity({ uuid: 'another', isGuest: false, isCloaked: false });
    await reload();
    expect($identity.get()?.uuid).toBe('another');
    expect($extraHelp.get()).toMatchObject({ lowIncome: null, isLowIncomePending: true });
  });
});

describe('the cards', () => {
  const struck = () => $shownPlans.get().plans.map((plan) => cardNow(plan)?.model.premium.struck ?? null);
  const costKinds = () =>
    $shownPlans.get().plans.map((plan) => {
      const drugs = cardNow(plan)?.model.drugs;
      return drugs && 'cost' in drugs ? drugs.cost.kind : null;
    });

  it('[CARD-16] [DRUG-09] follow a yes and a no at once, all of them', async () => {
    await openPage();
    const before = costKinds();
    expect(struck().filter(Boolean)).toEqual([]);
    expect(before).not.toContain('extra-help');
    await submitExtraHelpAnswer('yes', document);
    await until(isSettled);
    expect(struck().filter(Boolean).length).toBeGreaterThan(1);
    expect(costKinds()).toContain('extra-help');
    expect($shownExtraHelp.get(), 'and it is said that they do').toMatchObject({ applies: true, doPricesFollow: true });
    await submitExtraHelpAnswer('no', document);
    expect(struck().filter(Boolean)).toEqual([]);
    expect(costKinds()).toEqual(before);
  });

  it('[CARD-16] have the premium of the low-income data if the plan has none of its own', async () => {
    await openPage({ shopper: 'member' });
    const { plans } = (await storedProfile('member')).plansDetails as { readonly plans: readonly Record<string, unknown>[] };
    const row = plans.find(({ planId, planYear }) => planId === 'H0609044000' && planYear === 2027);
    const body = { data: { plans: [{ ...row, lisMonthlyPremiumFormatted: null }] } };
    const change = { method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', body };
    const premium = () => {
      const plan = $shownPlans.get().plans.find(({ id }) => id === 'H0609044000');
      return plan && cardNow(plan)?.model.premium;
    };
    await openPage({ shopper: 'member', faults: [change, { path: '/lis', status: 400 }] });
    await until(isSettled);
    expect(premium()).toEqual({ text: '$26.00', struck: null, isWithExtraHelp: false });
    await setFaults(change);
    await reload();
    await until(isSettled);
    expect(premium()).toEqual({ text: '$2.00', struck: '$26.00', isWithExtraHelp: true });
  });

  it('[CARD-16] [DRUG-09] do not, with the feature off', async () => {
    await openPage({ settings: { flags: { lisChanges: false } } });
    await submitExtraHelpAnswer('yes', document);
    expect(struck().filter(Boolean)).toEqual([]);
    expect(costKinds()).not.toContain('extra-help');
    expect($shownCost.get()?.isWithExtraHelp).toBe(false);
    expect($shownExtraHelp.get(), 'nor does anything say that they do').toMatchObject({ applies: true, doPricesFollow: false });
  });
});
