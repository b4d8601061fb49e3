import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../../src/features/navigation/actions/navigate.js';
import { $shopping, $upsell } from '../../../../src/features/page/state/page-chrome.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { $recommendationLinks } from '../../../../src/features/recommendations/state/recommendation-links.js';
import { manageProfile, openBenefitPortal, register, signIn } from '../../../../src/features/session/actions/account.js';
import * as actions from '../../../../src/features/session/actions.js';
import { $accountLinks, $greeting } from '../../../../src/features/session/state/account.js';
import { defaultLinks } from '../../../../src/shared/navigation/links.js';
import { changedProfile, type NavigationLog, recordNavigation } from '../../../flows/support/navigation-log.js';
import { openPage, storedProfile, until } from '../../../flows/support/service.js';

const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);

let journey: NavigationLog;
beforeEach(() => {
  journey = recordNavigation();
  log.mockClear();
});
afterEach(() => {
  journey.end();
  vi.restoreAllMocks();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

const at = (path: string) => `${location.origin}${path}`;

describe('the account', () => {
  it.each([
    ['signIn', signIn, '/optumid-login', 'sign-in'],
    ['register', register, '/optumid-registration', 'register'],
    ['manageProfile', manageProfile, '/manage-profile', 'manage-profile'],
  ] as const)('[LOGIN-06] [LOGIN-07] %s opens its page if the host has no function for it', async (_name, verb, path, reason) => {
    await openPage({ shopper: 'member' });
    verb(document);
    expect(journey.left).toEqual([at(path)]);
    expect(journey.events).toEqual([{ url: at(path), reason }]);
  });

  it('[LOGIN-06] every page of it is a setting', async () => {
    const links = { signIn: '/in', registration: '/new', manageProfile: '/me', memberBenefits: '/mine' };
    await openPage({ settings: { links } });
    expect($accountLinks.get()).toEqual({
      signIn: at('/in'),
      registration: at('/new'),
      manageProfile: at('/me'),
      memberBenefits: at('/mine'),
    });
    signIn(document);
    expect(journey.left).toEqual([at('/in')]);
  });

  it.each([
    ['signIn', signIn],
    ['register', register],
    ['manageProfile', manageProfile],
  ] as const)('[LOGIN-07] %s calls the host’s function if there is one', async (name, verb) => {
    const way = vi.fn();
    await openPage({ shopper: 'member', settings: { host: { [name]: way } } });
    verb(document);
    expect(way).toHaveBeenCalledOnce();
    expect(journey.left).toEqual([]);
  });

  it.each([
    ['signIn', signIn, '/optumid-login'],
    ['register', register, '/optumid-registration'],
    ['manageProfile', manageProfile, '/manage-profile'],
  ] as const)('[LOGIN-07] %s that the settings name and nobody can call is logged, and ours runs', async (name, verb, path) => {
    const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await openPage({ shopper: 'member', settings: { host: { [name]: 'window.signIn' as unknown as () => void } } });
    verb(document);
    expect(consoleLines.mock.calls.flat().join('\n')).toMatch(new RegExp(`${name} was not found`));
    expect(journey.left).toEqual([at(path)]);
  });

  it.each([
    ['signIn', signIn, '/optumid-login'],
    ['register', register, '/optumid-registration'],
    ['manageProfile', manageProfile, '/manage-profile'],
  ] as const)('[LOGIN-07] %s reports an error of the host’s function as the host’s, and our action runs', async (name, verb, path) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const listener = vi.fn();
    vi.stubGlobal('reportError', listener);
    const broken = new Error('of the host');
    const way = () => {
      throw broken;
    };
    await openPage({ shopper: 'member', settings: { host: { [name]: way } } });
    verb(document);
    expect(listener).toHaveBeenCalledExactlyOnceWith(broken);
    expect(journey.left).toEqual([at(path)]);
  });

  it.each([
    ['ucp-sign-in', signIn],
    ['ucp-register', register],
    ['ucp-navigate', manageProfile],
    ['ucp-navigate', signIn],
  ] as const)('%s can be canceled, and then nothing follows', async (name, verb) => {
    await openPage({ shopper: 'member' });
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener(name, stop);
    verb(document);
    document.removeEventListener(name, stop);
    expect(journey.left).toEqual([]);
  });

  it('[ACC-02] the benefit portal opens in a new tab that cannot reach back', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await openPage({ shopper: 'member' });
    openBenefitPortal(document);
    expect(opened.mock.calls).toEqual([[at('/hsid-member-portal-redirection'), '_blank', 'noopener']]);
    expect(journey.left).toEqual([]);
  });

  it('[LINK-01] [LOGIN-06] a page of another site is logged, and the shopper stays', async () => {
    const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPage({ settings: { links: { signIn: 'https://evil.example/in' } } });
    signIn(document);
    expect(consoleLines.mock.calls.flat().join('\n')).toContain('! Invalid URL !');
    const advice = '“sign-in” was not followed: "allowedOrigins" does not list https://evil.example.';
    const ofPress = warned.mock.calls.filter(([text]) => String(text).includes('sign-in'));
    expect(ofPress).toEqual([[`[ucp] ${advice}`]]);
    expect(journey.left).toEqual([]);
  });

  it('[LINK-01] [TOP-03] a button that its link left without an address does not blame the page’s own origin', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPage({ settings: { links: { planSummary: 'https://evil.example/in' } } });
    navigate(document, $shopping.get()?.url ?? 'none', 'continue-shopping');
    await until(() => warned.mock.calls.length > 0);
    expect(warned.mock.calls).toEqual([
      ['[ucp] "links.planSummary" is not followed: "allowedOrigins" does not list https://evil.example.'],
    ]);
    expect(journey.left).toEqual([]);
  });

  it.each(['https://evil.example/x', '//evil.example/x', 'javascript:evil()', 'data:text/html,evil'])(
    '[LINK-01] no link of the page bears an address that may not be followed, as %s: a new tab would lead there',
    async (link) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const links = Object.fromEntries(Object.keys(defaultLinks).map((name) => [name, link]));
      for (const shopper of ['guest', 'enrolled', 'recommended']) {
        await openPage({ shopper, settings: { links } });
        const shown = [$accountLinks, $shopping, $upsell, $browse, $recommendationLinks].map((fact) => fact.get());
        expect(JSON.stringify(shown)).not.toContain('evil');
        expect($shopping.get()?.url).toBe('');
      }
    },
  );

  it.each([
    ['manage the profile', actions.manageProfile],
    ['open the benefits', actions.openBenefitPortal],
  ] as const)('[ROLE-03] a supporter cannot %s for the shopper whom they look at, whoever calls', async (_, act) => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await openPage({ shopper: 'cloaked' });
    await act(document);
    expect([journey.events, opened.mock.calls]).toEqual([[], []]);
  });
});

describe('the greeting', () => {
  /** @param change of the person, against what the profile service has. */
  async function greeted(shopper: string, change?: Readonly<Record<string, unknown>>) {
    await openPage({ shopper });
    if (change) {
      const { userDetails } = await storedProfile(shopper);
      const fault = await changedProfile(shopper, { userDetails: { ...(userDetails as object), ...change } });
      await openPage({ shopper, faults: [fault] });
    }
    return $greeting.get();
  }

  it('[ACC-01] [ROLE-01] a guest is a guest', async () => {
    expect(await greeted('guest')).toEqual({ kind: 'guest' });
  });

  it.each([
    ['Margarette', 'Margarette'],
    [null, null],
    ['  ', null],
    ['null', null],
  ])('[ACC-02] a member called %j is greeted by %j', async (firstName, by) => {
    expect(await greeted('member', { firstName })).toMatchObject({ kind: 'member', firstName: by });
  });

  it('[ACC-02] [ROLE-03] a profile that someone else looks at is not theirs, and has the name of the member whose it is', async () => {
    expect(await greeted('cloaked', { firstName: 'Margarette' })).toEqual({ kind: 'cloaked', firstName: 'Margarette' });
  });

  it.each([
    ['has no Medicare number and never agreed', { mbi: null, importAgreementData: null }, true],
    ['agreed last month', { mbi: null, importAgreementData: { agreementDate: '2026-10-31T10:00:00Z' } }, true],
    ['agreed this month', { mbi: null, importAgreementData: { agreementDate: '2026-11-02T10:00:00Z' } }, false],
    ['has a Medicare number', { mbi: '1EG4TE5MK73', importAgreementData: null }, false],
  ])('[IDC-12] [IMP-02] a member who %s is asked to import: %j → %s', async (_who, change, canImport) => {
    expect(await greeted('member', change)).toMatchObject({ kind: 'member', canImport });
  });
});
