import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { returnFromSignIn } from './support/page.js';

/** Whole visits, recorded: what a shopper's data say must be on the screen, in calls to the services, and nowhere else (TRK-07). */

const { newPage, urlOf } = withBrowser();
const whole = '/pages/whole.html';
const november = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

const isPersonal = /name|dob|mbi|email|address|dos(e|age)|strength|phone/i;

/** Every text of these fields, as deep as they lie. */
function textsOf(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return isPersonal.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name));
}

/** A date of birth as it might be written. */
function spellings(text: string): readonly string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (!year || !month || !day) return [text];
  return [
    text.slice(0, 10),
    `${month}/${day}/${year}`,
    `${Number(month)}/${Number(day)}/${year}`,
    `${month}${day}${year}`,
    `${day}.${month}.${year}`,
  ];
}

/** Words that must not appear: the person, the drugs with their doses, the doctors, the pharmacy. */
async function secretsOf(shopper: string): Promise<readonly string[]> {
  const profile = (await demo.profile(shopper)) as unknown as Readonly<Record<string, unknown>>;
  const sections = ['userDetails', 'drugsAndPharmacyDetails', 'providersDetails'].map((section) => profile[section]);
  const all = sections.flatMap((section) => textsOf(section)).flatMap(spellings);
  return [...new Set(all.map((text) => text.trim().toLowerCase()))].filter((text) => text.length > 3);
}

/** What is written down where it could be read by someone else. */
interface Record_ {
  readonly where: string;
  readonly text: string;
}

/** Records the network's addresses, the tracking calls and the console from now on. */
function record(tab: Page): Record_[] {
  const all: Record_[] = [];
  const context = tab.context();
  context.on('request', (request) => {
    all.push({ where: 'an address', text: decodeURIComponent(request.url()) });
    const referrer = request.headers().referer;
    if (referrer) all.push({ where: 'a referrer', text: decodeURIComponent(referrer) });
    if (/gpdCustomEvent|landrover/.test(request.url())) all.push({ where: 'a tracking call', text: request.postData() ?? '' });
  });
  context.on('console', (message) => all.push({ where: 'the console', text: message.text() }));
  context.on('weberror', (error) => all.push({ where: 'an error', text: String(error.error()) }));
  return all;
}

/**
 * The present content of the page: title, address, the attributes of every element, the event array, and everything that outlives the
 * session.
 */
async function recordPage(tab: Page, all: Record_[]): Promise<void> {
  const found = await tab.evaluate(() => {
    const attributes: string[] = [];
    const read = (root: ParentNode) => {
      for (const one of root.querySelectorAll('*')) {
        for (const { name, value } of one.attributes) attributes.push(`<${one.localName} ${name}="${value}">`);
        if (one.shadowRoot) read(one.shadowRoot);
      }
    };
    read(document);
    return {
      title: document.title,
      address: decodeURIComponent(location.href),
      attribute: attributes,
      'the event array': JSON.stringify((window as unknown as { ucpEvents?: unknown }).ucpEvents ?? []),
      'local storage': JSON.stringify({ ...localStorage }),
      cookies: document.cookie,
    };
  });
  for (const [where, what] of Object.entries(found)) for (const text of [what].flat()) all.push({ where, text });
}

function leaks(all: readonly Record_[], secrets: readonly string[]): readonly string[] {
  const found = all.flatMap(({ where, text }) => {
    const lowerCase = text.toLowerCase();
    return secrets.filter((secret) => lowerCase.includes(secret)).map((secret) => `${secret} in ${where}: ${text.slice(0, 160)}`);
  });
  return [...new Set(found)];
}

/** What is kept in this browser, whoever asks. */
const kept = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toLowerCase());

describe('a whole visit', () => {
  it('[TRK-07] [IDC-03] of a member who says who they are writes it into no attribute, prefilled or typed', async () => {
    const secrets = [...(await secretsOf('member-consent')), 'zebulon', '1eg4', '1931'];
    const tab = await newPage();
    const all = record(tab);
    await tab.goto(urlOf(whole, { shopper: 'member-consent', date: november }));
    const popup = tab.getByRole('dialog');
    const field = (name: string) => popup.getByRole('textbox', { name });
    await field('First name').waitFor();
    expect(secrets, 'what is prefilled is looked for').toContain((await field('First name').inputValue()).toLowerCase());
    await recordPage(tab, all);
    await field('First name').fill('Zebulon');
    await field('Year').fill('1931');
    await field('Medicare number').pressSequentially('1EG4');
    expect(await field('Medicare number').inputValue()).toMatch(/^1EG4/);
    await recordPage(tab, all);
    expect(leaks(all, secrets)).toEqual([]);
  });

  it('[TRK-07] [ERR-01] [VAL-04] of a shopper with drugs, doctors and applications is silent about them, and leaves nothing', async () => {
    const shopper = 'applicant';
    const secrets = await secretsOf(shopper);
    expect(secrets.length).toBeGreaterThan(10);
    const tab = await newPage();
    const all = record(tab);
    await tab.goto(urlOf(whole, { shopper, date: november }));
    await tab.locator('ucp-saved-plans').getByRole('article').first().getByText('Premium a month').waitFor();
    await tab.locator('ucp-applications').scrollIntoViewIfNeeded();
    await tab.locator('ucp-applications').getByRole('article').first().waitFor();
    await recordPage(tab, all);

    const nav = tab.getByRole('navigation', { name: 'Your profile' });
    await nav.getByRole('link', { name: /^Your drugs/ }).click();
    await tab
      .locator('ucp-drug-list')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const shown = (await tab.locator('body').ariaSnapshot()).toLowerCase();
    expect(secrets.filter((secret) => shown.includes(secret)).length, 'what is on the screen would be found').toBeGreaterThan(1);
    await recordPage(tab, all);
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await tab.getByRole('button', { name: /^Undo/ }).click();
    await recordPage(tab, all);
    await nav.getByRole('link', { name: /^Your doctors/ }).click();
    await tab.locator('ucp-provider-list').getByRole('heading').first().waitFor();
    await recordPage(tab, all);
    await nav.getByRole('link', { name: /^Your plans/ }).click();
    await tab.getByRole('button', { name: 'Email' }).click();
    await tab.getByRole('dialog').getByRole('textbox').fill('someone.else@example.com');
    await tab.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await tab.getByRole('dialog', { name: 'On its way' }).getByRole('button', { name: 'Close' }).last().click();
    await recordPage(tab, all);

    await tab
      .locator('ucp-saved-plans')
      .getByRole('article')
      .first()
      .getByRole('link', { name: /details/i })
      .first()
      .click();
    await tab.waitForURL((url) => url.pathname !== new URL(urlOf(whole)).pathname);
    await tab.goBack();
    await tab.locator('ucp-applications').scrollIntoViewIfNeeded();
    await tab
      .locator('ucp-applications')
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await tab.waitForURL((url) => url.pathname !== new URL(urlOf(whole)).pathname);
    await tab.goBack();
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).waitFor();
    await recordPage(tab, all);
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await tab.waitForURL('**/hsid-logout**');

    expect(all.filter(({ where }) => where === 'attribute').length).toBeGreaterThan(1000);
    expect(all.filter(({ where }) => where === 'a tracking call').length).toBeGreaterThan(1);
    expect(leaks(all, [...secrets, 'someone.else'])).toEqual([]);
    const left = await kept(tab);
    expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
    expect(left).not.toContain('ucp_identity');
  });

  it('[TRK-07] [IDC-05] of a shopper who confirms who they are is silent about what they typed', async () => {
    const shopper = 'member-no-consent';
    const secrets = await secretsOf(shopper);
    const tab = await newPage();
    const all = record(tab);
    await returnFromSignIn(tab, urlOf(whole, { date: november }), shopper);
    const popup = tab.getByRole('dialog', { name: 'Confirm your identity' });
    await popup.getByLabel('First name').fill('Wilhelmina');
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await popup.getByText('You have 2 attempt(s) remaining').waitFor();
    await recordPage(tab, all);
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await popup.waitFor({ state: 'detached' });
    await recordPage(tab, all);
    expect(leaks(all, [...secrets, 'wilhelmina'])).toEqual([]);
  });
});
