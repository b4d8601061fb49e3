import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.mjs';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { listenTo, returnFromSignIn } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();
const whole = '/pages/whole.html';
const november = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

const cards = (tab: Page) => tab.locator('ucp-saved-plans .plan-card');

describe('what services say', () => {
  /** Without the demo's content policy, which would stop what ran. */
  async function openUnprotected(): Promise<{ readonly tab: Page; readonly ran: string[] }> {
    const tab = await newPage();
    const ran: string[] = [];
    await tab.exposeFunction('ran', (what: string) => ran.push(what));
    tab.on('dialog', (dialog) => ran.push(dialog.message()));
    await tab.goto(`${urlOf(whole, { shopper: 'guest', date: november })}&csp=off`);
    return { tab, ran };
  }
  const nasty = (what: string) => `<img src=x onerror="ran('${what}')"><svg onload="ran('${what}')"></svg>`;

  it('[PV-03] is text in every name: of a drug, a doctor, a pharmacy and a plan', async () => {
    const profile = (await demo.profile('guest')) as unknown as Readonly<Record<string, unknown>>;
    const { demo: _, ...rest } = profile;
    const named = JSON.parse(JSON.stringify(rest), (key, value: unknown) =>
      typeof value === 'string' && /^(drugName|brandName|providerName|pharmacyName|name)$/.test(key) ? `${key} ${nasty(key)}` : value,
    );
    await demo.faults({ method: 'GET', path: '/profiles/data', body: named });
    const { tab, ran } = await openUnprotected();
    await cards(tab).first().getByText('Premium a month').waitFor();
    for (const [view, list, words] of [
      ['drugs', 'ucp-drug-list', 'drugName'],
      ['providers', 'ucp-provider-list', 'providerName'],
    ] as const) {
      await tab
        .getByRole('navigation', { name: 'Your profile' })
        .getByRole('link')
        .and(tab.locator(`[href$="#${view}"]`))
        .click();
      await tab.locator(list).getByText(`${words} <img src=x onerror`).first().waitFor();
    }
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator('img[src="x"], svg[onload]').count()).toBe(0);
    expect(ran).toEqual([]);
  });

  it.each([
    'javascript:ran("link")',
    'data:text/html,<script>opener.ran("link")</script>',
    '//evil.example/plan',
    'https://evil.example/plan',
  ])('[LINK-01] leads nowhere when a plan’s own address is %s', async (planDetailsUrl) => {
    const tab = await newPage();
    const { logged: consoleLines } = listenTo(tab);
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    // The service's own answer, with another address in it.
    await tab.route('**/planinfo/details/**', async (route) => {
      const answer = await route.fetch();
      const body = JSON.parse(await answer.text(), (key, value: unknown) => (key === 'planDetailsUrl' ? planDetailsUrl : value));
      await route.fulfill({ response: answer, json: body });
    });
    await tab.goto(`${urlOf(whole, { shopper: 'guest', date: november })}&csp=off`);
    await cards(tab).first().getByText('Premium a month').waitFor();
    const details = cards(tab).first().locator('[part~=details]');
    expect(await details.getAttribute('href')).toBeNull();
    await details.click();
    await expect.poll(() => consoleLines.filter((one) => one.includes('! Invalid URL !')).length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(new URL(tab.url()).pathname).toBe(whole);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  });
});

describe('storage that is full', () => {
  it('[ENV-03] costs what would be remembered, and nothing else', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    await tab.addInitScript(() => {
      for (const storage of [localStorage, sessionStorage]) {
        let size = 2 ** 22;
        while (size >= 1) {
          try {
            storage.setItem(`host-${size}-${storage.length}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      }
    });
    await tab.goto(urlOf(whole, { shopper: 'member', date: november }));
    await cards(tab).nth(3).getByText('Premium a month').waitFor();
    expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ucp_')))).toEqual([]);
    await tab.getByText('Nov or Dec 2026').click();
    await tab.getByText('4 plans for 2026').first().waitFor();
    await tab
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
    await tab.getByText('3 plans for 2026').waitFor();
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await tab.waitForURL('**/hsid-logout**');
    const host = await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('host-')).length);
    expect(host, 'what the host page stored stays').toBeGreaterThan(0);
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });
});

describe('the back-forward cache', () => {
  let browser: Browser;

  // The driver turns this cache off; here it is what is tested.
  beforeAll(async () => {
    const executablePath = findChromium();
    const args = [...chromiumFlags, '--enable-features=BackForwardCache'];
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args, ignoreDefaultArgs });
  });
  afterAll(() => browser.close());

  /** The whole page of a member, left for another page of the site. */
  async function leave(context: BrowserContext): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto(urlOf(whole, { shopper: 'member', date: november }));
    await cards(tab).nth(3).getByText('Premium a month').waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator('body').ariaSnapshot()).toContain('Hello, Margarette');
    await tab.evaluate(() => Object.assign(window, { isTheSame: true }));
    await tab.goto(urlOf('/'));
    return tab;
  }

  /** A page that comes out of the cache has been loaded long ago. */
  async function comeBack(tab: Page): Promise<void> {
    await tab.goBack({ waitUntil: 'commit' });
    expect(await tab.evaluate(() => 'isTheSame' in window), 'the very page that was left').toBe(true);
  }

  it('[SIGN-01] [IDLE-04] shows no profile of who has signed out, on a page that comes back as it was', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const tab = await leave(context);
    // Signed out while the page was away.
    await context.clearCookies({ name: 'ucp_identity' });
    await comeBack(tab);
    await tab.locator('ucp-account-banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await tab.getByText('Looks like no saved plans').waitFor();
    expect(await tab.locator('body').ariaSnapshot()).not.toContain('Skiles');
    expect(await cards(tab).count()).toBe(0);
    await context.close();
  });

  it('[LOAD-01] shows what the pages in between have changed', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const tab = await leave(context);
    const { uuid } = await demo.profile('member');
    await tab.request.delete(urlOf(`/profiles/data/v1/${uuid}/plans/2027/H0609044000`));
    await comeBack(tab);
    await tab.getByText('3 plans for 2027').first().waitFor();
    await cards(tab).nth(3).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a page on which everything is new', () => {
  it('[LOGIN-04] signs out who is nobody, once, and does not lead in a circle', async () => {
    const tab = await visit(whole, { date: november });
    await returnFromSignIn(tab, urlOf(whole, { date: november }), 'no-details');
    await tab.waitForURL('**/optumid-login**');
    await tab.goBack();
    await tab.locator('ucp-account-banner').waitFor();
    expect((await demo.calls()).filter(({ method, path }) => method === 'DELETE' && path.startsWith('/profiles/session'))).toHaveLength(1);
  });
});

describe('a frame', () => {
  /** A page of the demo in a frame of a page on this origin. */
  async function frameOn(origin: string) {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    const src = urlOf(whole, { shopper: 'guest', date: november });
    await tab.route(`${origin}/framing.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Framing</title><link rel="icon" href="data:,"><iframe title="Plans" src="${src}" width="1200" height="900"></iframe>`,
      }),
    );
    await tab.goto(`${origin}/framing.html`);
    return { tab, errors };
  }

  it('of another site shows no page of the demo, whose header refuses it', async () => {
    // The same server by another name is another origin.
    const { protocol, hostname, port } = new URL(urlOf(whole));
    const { tab } = await frameOn(`${protocol}//${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`);
    await expect.poll(() => tab.frames().map((one) => one.url())).toContain('chrome-error://chromewebdata/');
    expect(await tab.frameLocator('iframe').locator('ucp-saved-plans').count()).toBe(0);
  });

  it('of the same site shows it', async () => {
    const { tab, errors } = await frameOn(new URL(urlOf(whole)).origin);
    await tab.frameLocator('iframe').locator('ucp-saved-plans').getByRole('article').first().waitFor();
    expect(errors.filter((one) => one.includes('frame-ancestors'))).toEqual([]);
  });
});
