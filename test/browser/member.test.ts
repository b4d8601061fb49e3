import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import peopleData from '../../demo/data/people.json' with { type: 'json' };
import { withBrowser } from './support/browser.js';
import { demo, type Fault } from './support/demo.js';
import { holdRequests } from './support/held.js';
import { listenTo } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();
const whole = '/pages/whole.html';
const november = '2026-11-20T09:30:00';

/** A busy machine draws late; what never comes still fails. */
const soon = { timeout: 10_000 };

beforeEach(() => demo.reset());

const personNamed = (firstName: string) => peopleData.people.find((one) => one.firstName === firstName);
const banner = (tab: Page) => tab.locator('ucp-account-banner');
const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Your session is about to expire' });
const callsTo = async (path: string) => (await demo.calls()).filter((one) => one.path.startsWith(path));
const identityCookie = async (context: BrowserContext) => {
  const found = (await context.cookies()).find(({ name }) => name === 'ucp_identity');
  return found ? (JSON.parse(decodeURIComponent(found.value)) as { readonly isGuest: boolean }) : null;
};

/** From the page through the sign-in page, and back. */
async function signIn(tab: Page, shopper: string): Promise<void> {
  await banner(tab).getByRole('link', { name: 'Sign in' }).click();
  await tab.getByRole('link', { name: shopper, exact: true }).click();
}

describe('a member', () => {
  it('[LOGIN-01] [LOGIN-02] [IMP-01] [IMP-03] [IMP-07] [TOAST-01] signs in, and claims are found at the second try', async () => {
    const tab = await visit(whole, { date: november });
    const { errors } = listenTo(tab);
    const claims = await holdRequests(tab, '**/profiles/import/**');
    await signIn(tab, 'second-import');
    const searching = tab.getByRole('dialog', { name: 'We are finding your drugs & doctors.' });
    await searching.waitFor();
    expect(await searching.innerText()).toContain('This may take up to 1 minute.');
    expect(tab.url()).toBe(urlOf(whole, { date: november }));
    claims.release();
    await tab.getByText('Your doctors and drugs were added.').first().waitFor();
    await searching.waitFor({ state: 'detached' });
    const imports = await callsTo('/profiles/import');
    expect(imports).toHaveLength(2);
    expect(new Set(imports.map(({ body }) => JSON.stringify(body))).size).toBe(2);
    await banner(tab)
      .getByText(personNamed('Mavis')?.firstName ?? '')
      .first()
      .waitFor();
    expect(await identityCookie(tab.context())).toMatchObject({ isGuest: false });
    expect(errors).toEqual([]);

    await demo.reset();
    await tab.reload();
    await banner(tab).getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await callsTo('/profiles/auth'), 'the code is used once').toEqual([]);
  });

  it('[IDC-01] [IDC-07] [IDC-09] [IDC-12] confirms who they are at the second attempt', async () => {
    const tab = await visit(whole, { date: november });
    await signIn(tab, 'member-no-consent');
    const popup = tab.getByRole('dialog', { name: 'Confirm your identity' });
    await popup.getByLabel('ZIP code').fill('10001');
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await popup.getByText('You have 2 attempt(s) remaining to confirm your identity.').waitFor();
    expect(await popup.getByLabel('ZIP code').inputValue(), 'what was typed is kept').toBe('10001');
    await popup.getByLabel('ZIP code').fill('85004');
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByText('Your information has been added to your profile.').waitFor();
    await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => callsTo('/EmailWAR/emailrest/profile/email'), soon).toHaveLength(1);
    expect((await callsTo('/profiles/merge')).map(({ body }) => (body as { action: string }).action)).toEqual(['m', 'm']);
    await tab.reload();
    await banner(tab).getByRole('button', { name: 'Sign out' }).waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await popup.count(), 'asked once a session').toBe(0);
  });

  it('[IDC-07] tells a locked-out shopper whom to call', async () => {
    const tab = await visit(whole, { date: november });
    await signIn(tab, 'member-no-consent');
    const popup = tab.getByRole('dialog', { name: 'Confirm your identity' });
    await popup.getByLabel('ZIP code').fill('10001');
    for (const left of [2, 1]) {
      await popup.getByRole('button', { name: 'Confirm' }).click();
      await popup.getByText(`You have ${left} attempt(s) remaining`).waitFor();
    }
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await popup.getByText('you have reached the maximum number of attempts').waitFor();
    expect(await popup.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?[\d-]{10,}$/);
    expect(await popup.innerText()).toMatch(/TTY: 711[\s\S]*8\sa\.m\. - 8\sp\.m\./);
    expect(await popup.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    await popup.getByRole('button', { name: 'Close' }).last().click();
    await popup.waitFor({ state: 'detached' });
  });
});

describe('a session', () => {
  async function open(): Promise<Page> {
    const tab = await newPage();
    await tab.clock.install();
    await tab.goto(urlOf(whole, { shopper: 'member', date: november }));
    await banner(tab).getByRole('button', { name: 'Sign out' }).waitFor();
    // The clock of the session begins behind the load.
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('ucp_lastActive') !== null), soon).toBe(true);
    return tab;
  }
  const pass = (tab: Page, seconds: number) => tab.clock.fastForward(seconds * 1000);

  it('[IDLE-02] [IDLE-03] [IDLE-05] warns an idle shopper, continues for one who stays, and ends for one who does not', async () => {
    const tab = await open();
    await pass(tab, 8990);
    expect(await warning(tab).count()).toBe(0);
    await pass(tab, 15);
    await warning(tab).waitFor();
    await warning(tab).getByRole('button', { name: 'Stay on this page' }).click();
    await warning(tab).waitFor({ state: 'detached' });
    await banner(tab).getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await callsTo('/profiles/session')).toEqual([]);

    await pass(tab, 9005);
    await warning(tab).waitFor();
    await pass(tab, 121);
    await tab.waitForURL('**/hsid-logout**');
    expect(await callsTo('/profiles/session')).toHaveLength(1);
    expect(await identityCookie(tab.context())).toBeNull();
    const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => key.startsWith('ucp_'))).toEqual([]);
  });

  it('[IDLE-03] shows nothing when the tab wakes after it ran out during sleep', async () => {
    const tab = await open();
    await pass(tab, 20_000);
    await tab.waitForURL('**/hsid-logout**');
    await tab.goBack();
    await banner(tab).getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await tab.locator('body').ariaSnapshot()).not.toContain('Hello, Margarette');
  });

  it('[SIGN-01] [IDLE-04] that is ended in one tab is ended in the other, and going back shows no profile', async () => {
    const first = await visit(whole, { shopper: 'member', date: november });
    const second = await first.context().newPage();
    // Without `shopper`, which would make this browser the member again on the way back.
    await second.goto(urlOf(whole, { date: november }));
    await second.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
    await first.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
    expect(await second.locator('body').ariaSnapshot()).toContain('Hello, Margarette');
    await banner(first).getByRole('button', { name: 'Sign out' }).click();
    await first.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
    await Promise.all([first, second].map((tab) => tab.waitForURL('**/hsid-logout**')));
    expect(await callsTo('/profiles/session'), 'one sign-out for both').toHaveLength(1);
    await second.goBack();
    await banner(second).getByRole('link', { name: 'Sign in' }).waitFor();
    await second.getByText('Looks like no saved plans').waitFor();
    expect(await second.locator('body').ariaSnapshot()).not.toContain('Hello, Margarette');
  });
});

describe('a browser whose storage breaks', () => {
  /** Breaks storage on a page that shows: removals only, or every call. The page stays where it is after a sign-out. */
  async function breakStorage(tab: Page, names: readonly (keyof Storage & string)[]): Promise<void> {
    await tab.evaluate((broken) => {
      for (const name of broken) {
        Storage.prototype[name] = () => {
          throw new DOMException('broken', 'InvalidStateError');
        };
      }
      addEventListener('ucp-navigate', (event) => event.preventDefault());
    }, names);
  }
  const pressSignOut = async (tab: Page) => {
    await banner(tab).getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  };
  /** The page shows nothing of the member, and neither does a new load of it. */
  async function expectGuest(tab: Page): Promise<void> {
    await banner(tab).getByRole('link', { name: 'Sign in' }).waitFor();
    await tab.getByText('Looks like no saved plans').waitFor();
    expect(await tab.locator('body').ariaSnapshot()).not.toContain('Margarette');
    expect(await identityCookie(tab.context())).toMatchObject({ isGuest: true });
    await tab.goto(urlOf(whole, { date: november }));
    await banner(tab).getByRole('link', { name: 'Sign in' }).waitFor();
  }
  const ways = [
    ['removeItem', ['removeItem']],
    ['every call', ['getItem', 'setItem', 'removeItem', 'key', 'clear']],
  ] as const;

  it.each(ways)('[SIGN-01] shows and knows nothing of a member who has signed out, with %s failing', async (_, names) => {
    const tab = await visit(whole, { shopper: 'member', date: november });
    await tab.getByText('Hello, Margarette').first().waitFor();
    await breakStorage(tab, names);
    await pressSignOut(tab);
    await expectGuest(tab);
    expect(await callsTo('/profiles/session')).toHaveLength(1);
  });

  it.each(ways)(
    '[SIGN-01] [IDLE-04] shows and knows nothing of a member who has signed out in another tab, with %s failing',
    async (_, names) => {
      const first = await visit(whole, { shopper: 'member', date: november });
      const second = await first.context().newPage();
      await second.goto(urlOf(whole, { date: november }));
      await second.getByText('Hello, Margarette').first().waitFor();
      await breakStorage(second, names);
      await pressSignOut(first);
      await first.waitForURL('**/hsid-logout**');
      await expectGuest(second);
    },
  );

  it('[IDLE-03] [IDLE-05] shows and knows nothing of a member whose session expired while no page was open', async () => {
    const tab = await visit(whole, { shopper: 'member', date: november });
    await tab.getByText('Hello, Margarette').first().waitFor();
    await tab.evaluate(() => localStorage.setItem('ucp_lastActive', JSON.stringify({ at: Date.now() - 30_000_000, timeout: 9000 })));
    await tab.addInitScript(() => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('broken', 'InvalidStateError');
      };
    });
    await tab.goto('about:blank');
    await tab.goto(urlOf(whole, { date: november }));
    await banner(tab).getByRole('link', { name: 'Sign in' }).waitFor();
    await tab.getByText('Looks like no saved plans').waitFor();
    expect(await identityCookie(tab.context())).toMatchObject({ isGuest: true });
  });
});

describe('a cookie that names a member whom the service does not know', () => {
  const unknown = encodeURIComponent(JSON.stringify({ uuid: '00000000-aaaa-4bbb-8ccc-000000000009', isGuest: false }));
  /** A page whose browser has such a cookie, for the whole site or for the folder of the page. */
  async function openUnknown(path: string, isKept = false): Promise<Page> {
    const tab = await newPage();
    const { hostname: domain } = new URL(urlOf(whole));
    await tab.context().addCookies([{ name: 'ucp_identity', value: unknown, domain, path }]);
    if (isKept) await tab.addInitScript(() => addEventListener('ucp-navigate', (event) => event.preventDefault()));
    await tab.goto(urlOf(whole, { date: november }));
    return tab;
  }

  it.each(['/', '/pages', '/pages/'])('[LOGIN-04] [SIGN-01] leads to sign-in once, and is gone then, with the path %s', async (path) => {
    const tab = await openUnknown(path);
    await tab.waitForURL('**/optumid-login**');
    expect(await callsTo('/profiles/session')).toHaveLength(1);
    expect((await tab.context().cookies(urlOf(whole))).filter(({ name }) => name === 'ucp_identity')).toEqual([]);
    await tab.goto(urlOf(whole, { date: november }));
    await banner(tab).getByRole('link', { name: 'Sign in' }).waitFor();
    await tab.getByText('Looks like no saved plans').waitFor();
    expect(await identityCookie(tab.context())).toMatchObject({ isGuest: true });
    expect(await callsTo('/profiles/session'), 'no second sign-out').toHaveLength(1);
  });

  it('[LOGIN-04] [IDN-01] leaves a guest on a page that does not let the shopper go', async () => {
    const tab = await openUnknown('/pages', true);
    await banner(tab).getByRole('link', { name: 'Sign in' }).waitFor();
    await tab.getByText('Looks like no saved plans').waitFor();
    await expect.poll(() => identityCookie(tab.context()), soon).toMatchObject({ isGuest: true });
    expect(new URL(tab.url()).pathname).toBe(whole);
  });
});

describe('a sign-in whose two imports fail', () => {
  const path = '/profiles/import';
  const refused = { path, status: 500 };
  const broken = { path, body: '<h1>' };
  const dialogs = (tab: Page) => tab.getByRole('dialog').or(tab.getByRole('alertdialog'));

  async function signInAsMember(faults: readonly Fault[], shopper: string, greeting: string): Promise<Page> {
    const tab = await visit(whole, { date: november });
    await demo.faults(...faults);
    await signIn(tab, shopper);
    await banner(tab).getByText(greeting).first().waitFor();
    expect(await callsTo(path)).toHaveLength(2);
    expect(await tab.getByRole('dialog', { name: 'We are finding your drugs & doctors.' }).count()).toBe(0);
    return tab;
  }

  async function openDrugs(tab: Page): Promise<void> {
    await tab.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: 'Your drugs' }).click();
    await tab.waitForURL('**#drugs');
  }

  it.each<[string, readonly Fault[]]>([
    ['refused at once', [refused]],
    ['refused late', [{ ...refused, delayMs: 1500 }]],
    ['the first refused, the second unreadable', [{ ...refused, times: 1 }, broken]],
    ['the first unreadable, the second refused', [{ ...broken, times: 1 }, refused]],
  ])('[IMP-01] [IMP-03] closes the waiting dialog, and the page goes on: %s', async (_, faults) => {
    const tab = await signInAsMember(faults, 'second-import', 'Hello, Mavis');
    await tab.waitForLoadState('networkidle');
    expect(await dialogs(tab).count()).toBe(0);
    await openDrugs(tab);
  });

  it('[EH-07] [IMP-03] leaves only the popup about Extra Help, which closes', async () => {
    const tab = await signInAsMember([refused], 'member', 'Hello, Margarette');
    const extraHelp = tab.getByRole('dialog', { name: 'Extra Help' });
    await extraHelp.getByRole('button', { name: 'Close' }).last().click();
    await dialogs(tab).waitFor({ state: 'detached' });
    await openDrugs(tab);
  });
});
