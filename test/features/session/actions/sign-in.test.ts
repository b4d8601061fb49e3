import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { start } from '../../../../src/data-layer.js';
import { $import } from '../../../../src/features/import/state/import.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $isComplete } from '../../../../src/features/profile/state/loading.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { signIn } from '../../../../src/features/session/actions/account.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { identify } from '../../../../src/features/session/actions/identify.js';
import { useSignInCode } from '../../../../src/features/session/actions/sign-in.js';
import { hasSignInCode, storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { $accountLinks } from '../../../../src/features/session/state/account.js';
import { $isAccountReady, $isServiceOutage } from '../../../../src/features/session/state/banners.js';
import { $settings } from '../../../../src/shared/settings/state.js';
import { $agent, $identity } from '../../../../src/shared/shopper/identity.js';
import { readCookie } from '../../../../src/shared/storage/cookies.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { resetPage } from '../../../../src/testing.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { recordEvent, recordLeaving } from '../../../flows/support/leaving.js';
import { callsTo, openPage, setFaults } from '../../../flows/support/service.js';
import { passTime, secondsOf, stopClock } from '../../../flows/support/virtual-time.js';

const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const left = recordLeaving();
const completed = recordEvent('ucp-sign-in-complete');
const ready = recordEvent('ucp-ready');

/** A tool had asked for the sign-in, before the page was left for it. */
const askedByTool = { ucp_toolSignIn: 'drug-cost-estimator' };

const uuidOf = (shopper: string) => entryOf(shopper)?.identity.uuid ?? '';
const at = (search: string) => history.replaceState({ mine: 1 }, '', `/page${search}`);
const kept = () => JSON.parse(readCookie('ucp_identity') ?? 'null') as unknown;
const validations = () => callsTo('/profiles/auth');
const imports = async () => (await callsTo('/profiles/import')).map(({ body }) => (body as { triggeredBy: string }).triggeredBy);
const profileReads = async () => (await callsTo('/profiles/data')).filter(({ path }) => path.includes('/all/'));

beforeEach(() => consoleLines.mockClear());
afterEach(() => {
  // A page that has gone hears no other.
  tabs().close();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('the code of the address', () => {
  it.each([
    ['?code=member', true],
    ['?a=1&code&b=2', true],
    ['?code', true],
    ['?promocode=member&codes=1', false],
  ])('[LOGIN-01] is looked for in %s: %s', (search, isThere) => {
    at(search);
    expect(hasSignInCode()).toBe(isThere);
  });

  it.each([
    ['?code=member', ''],
    ['?a=1&code=member&b=two%20words&code=again#drugs', '?a=1&b=two%20words#drugs'],
    ['?promocode=x&code=member', '?promocode=x'],
    ['?code', ''],
    ['?code=', ''],
  ])('[LOGIN-01] of %s leaves %s', async (search, rest) => {
    await openPage();
    at(search);
    await useSignInCode();
    expect(location.href).toBe(`${location.origin}/page${rest}`);
    expect(history.state).toEqual({ mine: 1 });
  });

  it('[LOGIN-01] is removed also on a page whose `<base>` is of another site', async () => {
    await openPage();
    at('?a=1&code=member#drugs');
    const replaced = vi.spyOn(history, 'replaceState');
    await useSignInCode();
    const [, , address] = replaced.mock.lastCall ?? [];
    replaced.mockRestore();
    // As a browser reads it, which refuses an address of another site.
    expect(new URL(String(address), 'https://files.example/').href).toBe(`${location.origin}/page?a=1#drugs`);
  });

  it.each([
    ['member-consent', null],
    ['member', '{}'],
    ['guest', '{}'],
  ])('[LOGIN-02] [SIGN-01] leads to a shopper who gets nothing that %s has left unless it is theirs', async (before, stays) => {
    await openPage({ shopper: before });
    sessionStorage.setItem('ucp_drugToolData', '{}');
    localStorage.setItem('ucp_providerToolData', '{}');
    sessionStorage.setItem('ucp_once', '[]');
    localStorage.setItem('ucp_zip', '85701');
    at('?code=member');
    await useSignInCode();
    expect([sessionStorage.getItem('ucp_drugToolData'), localStorage.getItem('ucp_providerToolData')]).toEqual([stays, stays]);
    expect(localStorage.getItem('ucp_zip')).toBe(stays && '85701');
    expect(sessionStorage.getItem('ucp_once')).not.toBeNull();
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[IDN-04] [AGENT-01] [SIGN-01] takes what the last shopper has left out of an agent’s session, and nothing out of the browser', async () => {
    await openPage({ shopper: 'agent' });
    for (const storage of [sessionStorage, localStorage]) storage.setItem('ucp_drugToolData', '{}');
    localStorage.setItem('ucp_zip', '85701');
    at('?code=member');
    await useSignInCode();
    expect([sessionStorage.getItem('ucp_drugToolData'), localStorage.getItem('ucp_drugToolData')]).toEqual([null, '{}']);
    expect(localStorage.getItem('ucp_zip')).toBe('85701');
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[LOGIN-02] is exchanged for an identity, with what the service asks for', async () => {
    at('?code=base');
    await openPage({ settings: { auth: { dcClientCookie: 'a-client', isMultiProfileCloakInEnabled: true } } });
    expect((await validations()).map(({ body }) => body)).toEqual([
      {
        code: 'base',
        isHsidLogin: true,
        requestHost: location.host,
        dcClientCookie: 'a-client',
        isMultiProfileCloakInEnabled: true,
        tool: 'dynamic',
      },
    ]);
    expect($identity.get()).toEqual({ uuid: uuidOf('base'), isGuest: false, isCloaked: false });
    expect(kept()).toEqual({ uuid: uuidOf('base'), isGuest: false });
    expect($profile.get().profile?.uuid).toBe(uuidOf('base'));
  });

  it('[LOGIN-02] that was used before is not exchanged again: the profile is read as it is known', async () => {
    at('?code=base');
    await openPage({ shopper: 'member' });
    expect(await validations()).toHaveLength(1);
    at('?code=base');
    expect(await useSignInCode()).toBeNull();
    expect(await validations()).toHaveLength(1);
    at('?code=no-claims');
    expect(await useSignInCode()).not.toBeNull();
    expect(await validations()).toHaveLength(2);
  });

  it('[LOGIN-02] [LOGIN-03] counts as unused if the service could not validate it: a return with it tries again', async () => {
    at('?code=base');
    await openPage({ shopper: 'guest', faults: [{ path: '/profiles/auth', status: 503, times: 1 }] });
    expect($identity.get()?.isGuest).toBe(true);
    at('?code=base');
    expect(await useSignInCode()).toEqual({ uuid: uuidOf('base'), isGuest: false, isCloaked: false });
  });

  it('[LOGIN-02] [IDN-04] is not exchanged again in an agent’s tab that used it before', async () => {
    at('?code=agent');
    await openPage({ shopper: 'agent' });
    at('?code=agent');
    expect(await useSignInCode()).toBeNull();
    expect(await validations()).toHaveLength(1);
  });

  it('[LOGIN-02] takes with it what the cookie says that the settings name', async () => {
    at('?code=base');
    // biome-ignore lint/suspicious/noDocumentCookie: as another page of the site writes it
    document.cookie = 'dc=of%20the%20cookie; Path=/';
    await openPage({ settings: { auth: { dcClientCookie: 'dc', isMultiProfileCloakInEnabled: false } } });
    expect((await validations()).map(({ body }) => body)).toMatchObject([{ dcClientCookie: 'of the cookie' }]);
    // biome-ignore lint/suspicious/noDocumentCookie: as another page of the site writes it
    document.cookie = 'dc=; Path=/; Max-Age=0';
  });

  it.each([
    ['guest', true],
    ['member', false],
  ])('[LOGIN-02] [LOAD-01] none, of a %s, asks nobody', async (shopper, isGuest) => {
    await openPage({ shopper });
    expect(await validations()).toEqual([]);
    expect($identity.get()).toEqual({ uuid: uuidOf(shopper), isGuest, isCloaked: false });
  });

  it('[LOGIN-08] is silent about a sign-in that no tool asked for', async () => {
    at('?code=member');
    await openPage({ shopper: 'guest' });
    expect([$identity.get()?.isGuest, completed(), ready()]).toEqual([false, [], [{ complete: true }]]);
  });

  it('[LOGIN-08] is silent about the sign-in after the one that a tool asked for, or if the shopper returns without one', async () => {
    await openPage({ session: askedByTool, shopper: 'guest' });
    expect(sessionStorage.getItem('ucp_toolSignIn')).toBeNull();
    at('?code=member');
    await openPage({ shopper: 'guest' });
    expect([$identity.get()?.isGuest, completed()]).toEqual([false, []]);
  });

  it('[IDN-02] [LOGIN-05] [LOGIN-08] signs a guest in for a tool and says when the session is set up', async () => {
    at('?code=member');
    await openPage({ session: askedByTool, shopper: 'guest' });
    expect(sessionStorage.getItem('ucp_toolSignIn')).toBeNull();
    expect(completed()).toEqual([{}]);
    expect(ready()).toEqual([{ complete: true }]);
  });

  it('[LOGIN-05] [SESS-01] says nothing if the service has ended the session before the page had loaded', async () => {
    at('?code=member');
    const ended = { method: 'GET', path: '/profiles/data/v1/*/all', status: 401, body: { message: 'Invalid session' }, times: 1 };
    await openPage({ session: askedByTool, shopper: 'guest', faults: [ended] });
    expect(completed()).toEqual([]);
  });

  it('[LOGIN-03] [LOGIN-05] [LOAD-05] says nothing if the profile cannot be read: the flow is not completed', async () => {
    at('?code=member');
    await openPage({ session: askedByTool, shopper: 'guest', faults: [{ method: 'GET', path: '/profiles/data/v1/*/all', status: 403 }] });
    expect([completed(), ready()]).toEqual([[], [{ complete: false }]]);
  });

  it('[LOGIN-05] says nothing on a page that nobody has signed in to', async () => {
    await openPage({ session: askedByTool, shopper: 'member' });
    expect(completed()).toEqual([]);
  });
});

describe('a sign-in that fails', () => {
  it.each([
    ['a code that nobody has', 'nobody', []],
    ['an answer without a uuid', 'no-claims', [{ path: '/profiles/auth', status: 200, body: { agentUserName: null } }]],
    ['an answer that is no JSON', 'no-claims', [{ path: '/profiles/auth', status: 200, body: '<html>' }]],
    ['a server that fails', 'no-claims', [{ path: '/profiles/auth', status: 503 }]],
    ['no connection', 'no-claims', [{ path: '/profiles/auth', drop: true }]],
  ])('[LOGIN-03] with %s is logged, and the page continues as without a code', async (_, code, faults) => {
    at(`?code=${code}`);
    await openPage({ session: askedByTool, shopper: 'guest', faults });
    expect($identity.get()).toEqual({ uuid: uuidOf('guest'), isGuest: true, isCloaked: false });
    expect(consoleLines.mock.calls.flat()).toContainEqual(expect.stringContaining('validateAuth'));
    expect(consoleLines.mock.calls.flat().join()).not.toContain(code);
    expect(completed()).toEqual([]);
    expect($isComplete.get()).toBe(true);
    expect(location.search).toBe('');
  });

  it('[LOGIN-03] [LOAD-05] is not completed when the profile cannot be read', async () => {
    at('?code=member');
    await openPage({ session: askedByTool, shopper: 'guest', faults: [{ method: 'GET', path: '/profiles/data/v1/*/all', status: 400 }] });
    expect(completed()).toEqual([]);
    expect(ready()).toEqual([{ complete: false }]);
  });

  it.each([
    ['a server that fails', { status: 500 }, true],
    ['no connection', { drop: true }, true],
    ['a refused code', { status: 401 }, false],
    ['an answer without a uuid', { status: 200, body: {} }, false],
  ])('[OUT-01] shows the outage after %s: %s', async (_, fault, shows) => {
    at('?code=member');
    await openPage({ faults: [{ path: '/profiles/auth', ...fault }] });
    expect($isServiceOutage.get()).toBe(shows);
  });

  it('[OUT-01] [ENV-02] shows no outage while banners are off', async () => {
    at('?code=member');
    await openPage({ faults: [{ path: '/profiles/auth', status: 500 }], settings: { flags: { bannering: false }, serviceOutage: true } });
    expect($isServiceOutage.get()).toBe(false);
  });

  it('[OUT-01] [ENV-02] shows no earlier outage of the page either, if nobody signs in', async () => {
    await openPage({ settings: { flags: { bannering: false }, serviceOutage: true } });
    expect($isServiceOutage.get()).toBe(false);
  });

  it('[OUT-01] shows an earlier outage of the page to the next shopper in the tab too', async () => {
    await openPage({ settings: { serviceOutage: true } });
    expect($isServiceOutage.get()).toBe(true);
    forgetShopper();
    expect($isServiceOutage.get(), 'and the next shopper in the tab').toBe(true);
  });

  it('[OUT-01] shows the outage until it is closed, though the service then says that the session of before is over', async () => {
    at('?code=member');
    const ended = { method: 'GET', path: '/profiles/data/v1/*/all', status: 401, body: { message: 'Invalid session' }, times: 1 };
    await openPage({ shopper: 'member', faults: [{ path: '/profiles/auth', status: 503 }, ended] });
    expect($identity.get()?.isGuest).toBe(true);
    expect($isServiceOutage.get()).toBe(true);
  });

  it.each([
    ['new-base', true, true],
    ['base', true, false],
    ['new-base', false, false],
    ['new-cloaked', true, false],
  ])('[OUT-02] of %s, banners on %s, says that the account is set up: %s', async (code, bannering, shows) => {
    at(`?code=${code}`);
    await openPage({ settings: { flags: { bannering } } });
    expect($isAccountReady.get()).toBe(shows);
  });
});

describe('who signs in', () => {
  it('[IDN-03] [CLOAK-01] for another is cloaked, and the agent’s name is kept', async () => {
    at('?code=cloaked');
    await openPage({ shopper: 'guest' });
    expect($identity.get()).toEqual({ uuid: uuidOf('cloaked'), isGuest: false, isCloaked: true });
    expect(kept()).toEqual({ uuid: uuidOf('cloaked'), isGuest: false, isCSRLogin: true });
    expect($agent.get()).toEqual({ isAgentFlow: false, userName: 'demo.supporter' });
  });

  it('[IDN-03] for nobody else is no longer cloaked, and no agent’s name is kept', async () => {
    at('?code=cloaked');
    await openPage();
    at('?code=member');
    await useSignInCode();
    expect(sessionStorage.getItem('ucp_agentProfile')).toBeNull();
  });

  it('[IDLE-03] begins a session of its own, whatever an earlier one has left of its clock', async () => {
    await openPage({ shopper: 'member' });
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: Date.now() - 86_400_000, timeout: 60 }));
    at('?code=member');
    await useSignInCode();
    expect(localStorage.getItem('ucp_lastActive')).toBeNull();
    localStorage.clear();
  });

  it('[IDN-04] in the agent flow is kept in this tab alone, and is not cloaked', async () => {
    at('?code=agent');
    await openPage({ shopper: 'agent' });
    expect($identity.get()).toEqual({ uuid: uuidOf('agent'), isGuest: false, isCloaked: false });
    expect(readCookie('ucp_identity') ?? '').toBe('');
    expect(JSON.parse(sessionStorage.getItem('ucp_identity') ?? '')).toEqual({ uuid: uuidOf('agent'), isGuest: false });
    expect(sessionStorage.getItem('ucp_lastCode')).toBe('agent');
    expect(localStorage.getItem('ucp_lastCode')).toBeNull();
  });

  it('[IDN-02] of a member who has signed in is kept for the session alone', async () => {
    at('?code=member');
    const written = vi.spyOn(document, 'cookie', 'set');
    await openPage({ shopper: 'guest' });
    const cookies = written.mock.calls.map(([text]) => text).filter((text) => text.includes(uuidOf('member')));
    written.mockRestore();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).not.toMatch(/Max-Age|Expires/i);
  });

  it('[IDN-01] is a new guest if nobody is known, for 90 days', async () => {
    await openPage();
    const written = vi.spyOn(document, 'cookie', 'set');
    // biome-ignore lint/suspicious/noDocumentCookie: a browser that knows nobody
    document.cookie = 'ucp_identity=; Path=/; Max-Age=0';
    const { isNew, identity } = identify();
    expect(isNew).toBe(true);
    expect(identity).toMatchObject({ isGuest: true, isCloaked: false });
    const cookie = written.mock.calls.map(([text]) => text).find((text) => text.includes(identity.uuid));
    expect(cookie).toContain('Max-Age=7776000');
    expect(cookie).toContain('SameSite=Lax');
    expect(kept()).toEqual({ uuid: identity.uuid, isGuest: true });
    written.mockRestore();
  });

  it('[IDN-04] is a new guest of this tab alone if an agent’s session knows nobody', async () => {
    await openPage({ shopper: 'agent' });
    sessionStorage.removeItem('ucp_identity');
    const { isNew, identity } = identify();
    expect(isNew).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('ucp_identity') ?? 'null')).toEqual({ uuid: identity.uuid, isGuest: true });
    expect(readCookie('ucp_identity') ?? '').toBe('');
  });

  it('[ENV-03] is a new guest if the cookie does not parse, and that is logged', async () => {
    await openPage();
    // biome-ignore lint/suspicious/noDocumentCookie: what another script may have left
    document.cookie = 'ucp_identity={broken; Path=/';
    expect(storedIdentity()).toBeNull();
    expect(identify().isNew).toBe(true);
    expect(consoleLines.mock.calls.flat().filter((one) => String(one).includes('does not parse'))).toEqual([
      '[ucp] cookie of ucp_identity does not parse',
    ]);
    expect(consoleLines.mock.calls.flat().join()).not.toContain('broken');
  });

  it.each([
    ['/communityplan/dual', 'UHCCP'],
    ['/health-plans/communityplans', 'UHCCP'],
    ['/health-plans', 'aarp'],
  ])('[IDN-06] is on the site of %s: %s', async (path, siteId) => {
    history.replaceState(null, '', path);
    await openPage({ settings: { siteId: 'aarp' } });
    expect($settings.get()?.siteId).toBe(siteId);
  });
});

/** Waits for work that takes no time of the page's. Its clock advances by moments only. */
async function untilInMoments(isSo: () => unknown): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(10);
      return isSo();
    })
    .toBe(true);
}

describe('the import on sign-in', () => {
  it('[LOAD-02] [IMP-07] comes before the profile is read, and counts what it brought', async () => {
    at('?code=member');
    await openPage();
    const order = (await callsTo('/profiles/')).map(({ method, path }) => `${method} ${path.replace(/\/v1.*?(?=\/\w+(\/\d{4}|$))/, '')}`);
    const imported = order.findIndex((call) => call.includes('import'));
    const read = order.findIndex((call) => call.includes('/all'));
    expect(imported).toBeGreaterThan(-1);
    expect(read).toBeGreaterThan(imported);
    expect(await imports()).toEqual(['LOGIN']);
    expect($import.get()).toEqual({ kind: 'found', drugs: 2, providers: 1 });
    expect(profileHere()?.drugs.drugs).toHaveLength(6);
  });

  it('[IMP-03] [IMP-01] has the minute that the shopper reads', async () => {
    at('?code=member');
    const shown: boolean[] = [];
    const stop = $import.subscribe(({ kind }) => shown.at(-1) === (kind === 'searching') || shown.push(kind === 'searching'));
    stopClock();
    await secondsOf(openPage({ faults: [{ path: '/profiles/import', delayMs: 59_000 }] }), 240);
    vi.useRealTimers();
    stop();
    expect(shown).toEqual([false, true, false]);
    expect(await imports()).toEqual(['LOGIN']);
    expect($import.get()).toEqual({ kind: 'found', drugs: 2, providers: 1 });
  });

  it('[IMP-03] [IMP-01] holds the page up for that minute alone: what the second search finds behind it is shown when it comes', async () => {
    at('?code=member');
    const shown: boolean[] = [];
    const stop = $import.subscribe(({ kind }) => shown.at(-1) === (kind === 'searching') || shown.push(kind === 'searching'));
    stopClock();
    const path = '/profiles/import';
    const faults = [
      { path, delayMs: 90_000, status: 503, times: 1 },
      { path, delayMs: 55_000 },
    ];
    const opened = openPage({ faults });
    await untilInMoments(async () => (await imports()).length === 1);
    await vi.advanceTimersByTimeAsync(60_000);
    await untilInMoments(() => $profile.get().status === 'ready');
    expect(shown).toEqual([false, true, false]);
    expect($import.get()).toEqual({ kind: 'none' });
    expect(await profileReads()).toHaveLength(1);
    await passTime(60);
    await untilInMoments(async () => (await profileReads()).length === 2 && $profile.get().status === 'ready');
    await opened;
    vi.useRealTimers();
    stop();
    expect(await imports()).toEqual(['LOGIN', 'ACQUISITION_PORTAL']);
    expect($import.get()).toEqual({ kind: 'found', drugs: 2, providers: 1 });
  });

  it('[IMP-01] is tried once more, with the other trigger, when it finds nothing', async () => {
    at('?code=second-import');
    await openPage();
    expect(await imports()).toEqual(['LOGIN', 'ACQUISITION_PORTAL']);
    expect($import.get()).toEqual({ kind: 'found', drugs: 2, providers: 1 });
  });

  it.each([
    ['member', ['ImportConfirm', 'ImportSuccess']],
    ['second-import', ['ImportConfirm', 'ImportSuccess']],
    ['no-claims', ['ImportConfirm']],
  ])('[IMP-07] [TRK-01] of %s writes %j to the event array', async (code, events) => {
    const heardEvents: { eventType: string; assetName: string }[] = [];
    Object.assign(globalThis, { ucpEvents: heardEvents });
    at(`?code=${code}`);
    await openPage();
    expect(heardEvents.filter(({ eventType }) => eventType === 'import').map(({ assetName }) => assetName)).toEqual(events);
  });

  it.each([
    ['drugs alone', { drugs: [{ nationalDrugCode: '00071015523' }] }, {}, { drugs: 1, providers: 0 }],
    ['doctors alone', {}, { providers: [{ providerId: '7' }] }, { drugs: 0, providers: 1 }],
  ])('[IMP-01] [IMP-07] with %s in it has found something', async (_, drugs, doctors, brought) => {
    at('?code=member');
    const importSummaryData = { importedDrugsAndPharmacySummary: drugs, importedProvidersSummary: doctors };
    await openPage({ faults: [{ path: '/profiles/import', status: 200, body: { importSummaryData } }] });
    expect(await imports()).toEqual(['LOGIN']);
    expect($import.get()).toEqual({ kind: 'found', ...brought });
  });

  it('[IMP-07] counts a drug and a doctor once that the service sends twice', async () => {
    at('?code=member');
    const rows = (row: object) => [row, row];
    const importSummaryData = {
      importedDrugsAndPharmacySummary: { drugs: rows({ nationalDrugCode: '00071015523' }) },
      importedProvidersSummary: { providers: rows({ providerId: '7' }) },
    };
    await openPage({ faults: [{ path: '/profiles/import', status: 200, body: { importSummaryData } }] });
    expect($import.get()).toEqual({ kind: 'found', drugs: 1, providers: 1 });
  });

  it.each([
    ['fails', [{ path: '/profiles/import', status: 500 }]],
    ['answers nonsense', [{ path: '/profiles/import', status: 200, body: '[]' }]],
    ['finds nothing', [{ path: '/profiles/import', status: 200, body: { importSummaryData: null } }]],
  ])('[IMP-01] lets the load continue when it %s twice', async (_, faults) => {
    at('?code=member');
    await openPage({ session: askedByTool, faults });
    expect(await imports()).toEqual(['LOGIN', 'ACQUISITION_PORTAL']);
    expect($import.get()).toEqual({ kind: 'none' });
    expect(completed()).toEqual([{}]);
    expect($profile.get().status).toBe('ready');
  });

  it('[IMP-01] uses the triggers of the settings', async () => {
    at('?code=no-claims');
    await openPage({ settings: { importTriggers: { login: 'L', popup: 'P', acquisitionPortal: 'A' } } });
    expect(await imports()).toEqual(['L', 'A']);
  });

  it.each([
    ['2026-11-01', []],
    ['2026-11-30T23:00:00Z', []],
    ['2026-12-01T03:00:00Z', []],
    ['2026-10-31', ['LOGIN']],
    ['2025-11-20', ['LOGIN']],
  ])('[IMP-02] after an agreement of %s asks %j', async (agreementDate, asked) => {
    at('?code=member');
    const user = { uuid: uuidOf('member'), userDetails: { firstName: 'Margarette', importAgreementData: { agreementDate } } };
    await openPage({ faults: [{ method: 'GET', path: '/profiles/data/v1/*/user', body: user }] });
    expect(await imports()).toEqual(asked);
  });

  it('[IMP-02] is left out when nobody can say when was agreed', async () => {
    at('?code=member');
    await openPage({ session: askedByTool, faults: [{ method: 'GET', path: '/profiles/data/v1/*/user', status: 400 }] });
    expect(await imports()).toEqual([]);
    expect(completed()).toEqual([{}]);
  });

  it.each(['guest', 'member', 'cloaked'])('[ROLE-02] [CLOAK-01] is none for a %s who did not sign in now', async (shopper) => {
    await openPage({ shopper });
    expect(await imports()).toEqual([]);
  });

  it('[ROLE-03] does not run for a person who looks at another’s profile', async () => {
    at('?code=cloaked');
    await openPage();
    expect(await imports()).toEqual([]);
  });

  it('[IMP-03] puts its screen on the page', async () => {
    at('?code=member');
    await openPage();
    expect(document.querySelectorAll('ucp-import-progress')).toHaveLength(1);
  });
});

describe('a profile that says of nobody whose it is', () => {
  it('[LOGIN-04] [IDLE-05] is left for the sign-in page', async () => {
    await openPage({ shopper: 'no-details' });
    expect((await callsTo('/profiles/session')).map(({ method }) => method)).toEqual(['DELETE']);
    expect(left()).toEqual(['sign-in /optumid-login']);
    expect(await profileReads()).toHaveLength(1);
    expect($identity.get()?.isGuest).toBe(true);
  });

  const unknown = { method: 'GET', path: '/profiles/data', status: 404, body: { message: 'There is no such shopper' } };

  it('[LOGIN-04] is left if the service does not know the member at all', async () => {
    await openPage({ shopper: 'member', faults: [unknown] });
    expect(left()).toEqual(['sign-in /optumid-login']);
    expect($identity.get()?.isGuest).toBe(true);
  });

  it.each([
    ['a page of a server before the service', 'member', { ...unknown, body: '<h1>Not found</h1>' }],
    ['no body', 'member', { ...unknown, body: '' }],
    ['a list', 'member', { ...unknown, body: [] }],
    ['an address that is gone', 'member', { ...unknown, status: 410 }],
    ['a guest', 'guest', unknown],
  ])('[LOGIN-04] [LOAD-05] stays, and says that it could not be read, after a 404 with %s', async (_, shopper, fault) => {
    await openPage({ shopper, faults: [fault] });
    expect(left()).toEqual([]);
    expect([$profile.get().status, $identity.get()?.uuid]).toEqual(['failed', uuidOf(shopper)]);
  });

  it('[LOGIN-04] stays after a 404 for a member who was read before', async () => {
    await openPage({ shopper: 'member' });
    await setFaults(unknown);
    await reload();
    expect(left()).toEqual([]);
    expect([$profile.get().status, $identity.get()?.isGuest]).toEqual(['old', false]);
  });

  it('[LOGIN-04] is left once a session, then shown as it is', async () => {
    await openPage({ shopper: 'no-details' });
    const once = sessionStorage.getItem('ucp_once') ?? '';
    expect(once).toContain('signed-out-without-details');
    resetPage();
    // biome-ignore lint/suspicious/noDocumentCookie: as after signing in again
    for (const cookie of entryOf('no-details')?.cookies ?? []) document.cookie = cookie;
    await start();
    expect(await callsTo('/profiles/session')).toHaveLength(1);
    expect($identity.get()).toEqual({ uuid: uuidOf('no-details'), isGuest: false, isCloaked: false });
  });

  it('[LOGIN-04] is shown if the browser could not remember that it was left', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await openPage({ shopper: 'no-details' });
    vi.restoreAllMocks();
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await callsTo('/profiles/session')).toEqual([]);
    expect(left()).toEqual([]);
  });

  it('[LOGIN-04] of a guest is nothing to leave for', async () => {
    await openPage({
      shopper: 'guest',
      faults: [{ method: 'GET', path: '/profiles/data', body: { uuid: uuidOf('guest'), isGuest: true } }],
    });
    expect($profile.get().profile?.user).toBeNull();
    expect(left()).toEqual([]);
  });
});

describe('a required state', () => {
  const required = { auth: { requireState: true } };
  const stateKept = () => localStorage.getItem('ucp_signInState');
  afterEach(() => localStorage.clear());

  it('[SAFE-12] is in the sign-in link, and new for each browser', async () => {
    await openPage({ shopper: 'guest', settings: required });
    const urls: string[] = [];
    document.addEventListener('ucp-navigate', (event) => urls.push((event as CustomEvent<{ url: string }>).detail.url), { once: true });
    signIn(document);
    const first = stateKept();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(new URL(urls[0] ?? '').searchParams.get('state')).toBe(first);
    expect($accountLinks.get()?.signIn).toContain(`state=${first}`);
    localStorage.clear();
    await openPage({ shopper: 'guest', settings: required });
    expect(stateKept()).not.toBe(first);
  });

  it('[SAFE-12] is given to the page that signs in its own way', async () => {
    const own = vi.fn();
    await openPage({ shopper: 'guest', settings: { ...required, host: { signIn: own } } });
    signIn(document);
    expect(own.mock.calls).toEqual([[stateKept()]]);
  });

  it.each([
    ['no state', '?code=base'],
    ['an empty state', '?code=base&state='],
    ['the state of another browser', '?code=base&state=00000000-0000-4000-8000-000000000000'],
  ])('[SAFE-12] a code with %s is not used: the member stays who they are', async (_, search) => {
    await openPage({ shopper: 'member', settings: required });
    const before = stateKept();
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    at(search);
    expect(await useSignInCode()).toBeNull();
    expect([await validations(), location.search, stateKept()]).toEqual([[], '', before]);
    expect($identity.get()?.uuid).toBe(uuidOf('member'));
    expect(logged.mock.calls.flat()).toContain('[ucp] the sign-in code came without the state of this browser; it was not used');
  });

  it('[SAFE-12] a code with its state signs in, once', async () => {
    await openPage({ shopper: 'guest', settings: required });
    const state = stateKept();
    at(`?a=1&code=base&state=${state}`);
    expect(await useSignInCode()).toMatchObject({ uuid: uuidOf('base') });
    expect(location.search).toBe('?a=1');
    at(`?code=member&state=${state}`);
    expect(await useSignInCode()).toBeNull();
    expect(await validations()).toHaveLength(1);
  });

  it('[SAFE-12] [IDN-04] of an agent stays in the tab, and signs in there', async () => {
    sessionStorage.setItem('ucp_agentProfile', JSON.stringify({ agentFlow: true, userName: 'demo.agent' }));
    await openPage({ shopper: 'agent', settings: required });
    const state = sessionStorage.getItem('ucp_signInState');
    expect([state?.length, stateKept()]).toEqual([36, null]);
    expect($accountLinks.get()?.signIn).toContain(`state=${state}`);
    at(`?code=base&state=${state}`);
    expect(await useSignInCode()).toMatchObject({ uuid: uuidOf('base') });
  });

  it('[SAFE-12] [IDN-04] of an agent is not good in another tab, which is not the agent’s', async () => {
    await openPage({ shopper: 'agent', settings: required });
    const state = sessionStorage.getItem('ucp_signInState');
    sessionStorage.clear();
    await openPage({ shopper: 'guest', settings: required });
    at(`?code=base&state=${state}`);
    expect(await useSignInCode()).toBeNull();
  });

  it('[SAFE-12] is off by default: a code needs none, and a state of the page’s own stays in the address', async () => {
    await openPage({ shopper: 'guest' });
    expect(stateKept()).toBeNull();
    at('?code=base&state=mine');
    expect(await useSignInCode()).toMatchObject({ uuid: uuidOf('base') });
    expect(location.search).toBe('?state=mine');
  });
});
