import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import ts from 'typescript';
import { beforeEach, expect, it } from 'vitest';
import type { Found, walk as walkPage } from '../support/walk.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';

/**
 * A script of the page looks everywhere during whole visits of the built library, for the shopper's Medicare number, birth date and email
 * address. React and preact keep different things on elements, so both flavors are visited.
 */

const { newPage, urlOf } = withBrowser();
const whole = '/pages/whole.html';
const november = '2026-11-20T09:30:00';
const soon = { timeout: 20_000 };

beforeEach(() => demo.reset());

const walkFile = resolve(import.meta.dirname, '../support/walk.ts');
const walkSource = ts
  .transpileModule(readFileSync(walkFile, 'utf8'), { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
  .outputText.replaceAll(/^export /gm, '');

interface Person {
  readonly mbi: string;
  readonly dob: string;
  readonly email: string;
}

/** How a number, a date and an address may be written, in lower case. */
function writings({ mbi, dob, email }: Person): readonly string[] {
  const [year, month, day] = dob.slice(0, 10).split('-');
  const dates = [`${year}-${month}-${day}`, `${month}/${day}/${year}`, `${Number(month)}/${Number(day)}/${year}`, `${year}${month}${day}`];
  const number = mbi.replaceAll('-', '');
  const dashed = `${number.slice(0, 4)}-${number.slice(4, 7)}-${number.slice(7)}`;
  return [number, dashed, ...dates, email, encodeURIComponent(email)].map((one) => one.toLowerCase());
}

/**
 * Everything that the page can observe: each event, and each text written to storage, the address, the console or another window. The
 * browser's own key events are left out. Every script of a page sees those, and they are the form's own input.
 */
function listen(): void {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  const note = (owner: object, name: string) => {
    const before = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      heard.push(given);
      return Reflect.apply(before, this, given);
    });
  };
  note(EventTarget.prototype, 'dispatchEvent');
  note(Storage.prototype, 'setItem');
  note(BroadcastChannel.prototype, 'postMessage');
  note(MessagePort.prototype, 'postMessage');
  note(window, 'postMessage');
  note(history, 'pushState');
  note(history, 'replaceState');
  note(performance, 'mark');
  note(performance, 'measure');
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) note(console, name);
  for (const name of ['change', 'submit', 'click', 'focusin', 'message', 'storage', 'popstate', 'hashchange'])
    addEventListener(name, (event) => heard.push(event), true);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(document, 'cookie', {
    get: () => cookie.get?.call(document),
    set: (text: string) => {
      heard.push(text);
      cookie.set?.call(document, text);
    },
  });
}

/** A page that a hostile script of it listens to; `look` walks it, except for what the open form holds. */
async function openWatched(people: readonly Person[]) {
  const tab = await newPage();
  await tab.addInitScript(listen);
  const secrets = people.flatMap(writings);
  const addresses: string[] = [];
  tab.context().on('request', (request) => addresses.push(decodeURIComponent(request.url()).toLowerCase()));
  const look = async (form?: string): Promise<readonly Found[]> => {
    await tab.waitForLoadState('networkidle');
    const handles = await tab.locator(form ?? 'no-form').elementHandles();
    expect(handles).toHaveLength(form ? 1 : 0);
    const walk = await tab.evaluateHandle(`(() => { ${walkSource}; return walk; })()`);
    const found = await tab.evaluate(
      ([run, given, hidden]) => (run as typeof walkPage)(given as string[], [Reflect.get(window, 'heard')], hidden as Node[]),
      [walk, secrets, handles] as const,
    );
    const cookies = (await tab.context().cookies()).map(({ name, value }) => ({ path: `cookie ${name}`, text: decodeURIComponent(value) }));
    const asked = addresses.map((text) => ({ path: 'an address that was asked for', text }));
    const more = [...cookies, ...asked].filter(({ text }) => secrets.some((secret) => text.toLowerCase().includes(secret)));
    return [...found, ...more];
  };
  const keeps = () =>
    tab.evaluate(async () => [...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())]) as Promise<string[]>;
  return { tab, look, keeps };
}

async function knownOf(shopper: string): Promise<Person> {
  const { userDetails } = (await demo.profile(shopper)) as unknown as { readonly userDetails: Person };
  return { mbi: userDetails.mbi, dob: userDetails.dob, email: userDetails.email };
}

async function signIn(tab: Page, shopper: string): Promise<void> {
  await tab.goto(urlOf(whole, { date: november }));
  await tab.locator('ucp-account-banner').getByRole('link', { name: 'Sign in' }).click();
  await tab.getByRole('link', { name: shopper, exact: true }).click();
}

/** Opens each view of the page's own navigation. */
async function readEveryView(tab: Page, look: () => Promise<readonly Found[]>): Promise<void> {
  for (const view of ['drugs', 'providers', 'plans']) {
    await tab
      .getByRole('navigation', { name: 'Your profile' })
      .getByRole('link')
      .and(tab.locator(`[href$="#${view}"]`))
      .click();
    expect(await look(), `in the view ${view}`).toEqual([]);
  }
}

const typed: Person = { mbi: '1EG4TE5MK72', dob: '1944-02-29', email: 'typed.address@example.test' };

it('[SAFE-06] a script on the page finds no Medicare number, birth date or email address of a member who confirms an identity', {
  timeout: 120_000,
}, async () => {
  const known = await knownOf('member-consent');
  expect(Object.values(known).filter(Boolean)).toHaveLength(3);
  const { tab, look, keeps } = await openWatched([known, typed]);
  await signIn(tab, 'member-consent');
  const popup = tab.getByRole('dialog', { name: 'Confirm your identity' });
  const form = 'ucp-confirm-identity-popup';
  await popup.getByLabel('Medicare number').waitFor();
  expect(await look(form), 'around the open form').toEqual([]);

  await popup.getByLabel('Email').fill(typed.email);
  await popup.getByLabel('Medicare number').fill(typed.mbi);
  await popup.getByLabel('Month').fill('02');
  await popup.getByLabel('Day').fill('29');
  await popup.getByLabel('Year').fill('1944');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await popup.getByText('attempt(s) remaining').waitFor();
  expect(await look(form), 'around the form after a refused attempt').toEqual([]);

  const [year = '', month = '', day = ''] = known.dob.slice(0, 10).split('-');
  await popup.getByLabel('Email').fill(known.email);
  await popup.getByLabel('Medicare number').fill(known.mbi);
  await popup.getByLabel('Month').fill(month);
  await popup.getByLabel('Day').fill(day);
  await popup.getByLabel('Year').fill(year);
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await tab.getByText('Your information has been added to your profile.').waitFor();
  expect(await look(), 'after the form').toEqual([]);
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
  await readEveryView(tab, look);
  expect(await keeps()).toEqual([]);
});

it('[SAFE-06] a script on the page finds no Medicare number, birth date or email address of a member who removes and emails', {
  timeout: 120_000,
}, async () => {
  const known = await knownOf('member');
  expect(Object.values(known).filter(Boolean)).toHaveLength(3);
  const { tab, look, keeps } = await openWatched([known, typed]);
  await signIn(tab, 'member');
  await tab.locator('ucp-saved-plans').getByRole('article').nth(3).getByText('Premium a month').waitFor();
  expect(await look(), 'once the plans show').toEqual([]);
  await tab
    .getByRole('dialog', { name: /Extra Help/ })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();

  await tab
    .getByRole('button', { name: /^Unsave/ })
    .first()
    .click();
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove plan/ })
    .click();
  await tab
    .getByRole('button', { name: /^Undo removing/ })
    .first()
    .click();
  await expect.poll(() => tab.locator('ucp-saved-plans').getByRole('article').count(), soon).toBe(4);
  expect(await look(), 'after a removal and its undo').toEqual([]);

  await tab.locator('ucp-top-bar').getByRole('button', { name: 'Email' }).click();
  const popup = tab.getByRole('dialog', { name: 'Email your saved plans' });
  await popup.getByLabel('Email address').fill(typed.email);
  expect(await look('ucp-email-popup'), 'around the open form').toEqual([]);
  await popup.getByRole('button', { name: 'Send' }).click();
  const sent = tab.getByRole('dialog', { name: 'On its way' });
  await sent.getByRole('button', { name: 'Close' }).first().click();
  await sent.waitFor({ state: 'detached' });
  expect(await look(), 'after the form').toEqual([]);
  await readEveryView(tab, look);

  await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await tab.waitForURL('**/hsid-logout**');
  expect(await look(), 'on the page after sign-out').toEqual([]);
  expect(await keeps()).toEqual([]);
});

it('[SAFE-06] the walk of the page finds a Medicare number that a script, an element or the address has', async () => {
  const known = await knownOf('member');
  const { tab, look } = await openWatched([known]);
  await tab.goto(urlOf(whole, { shopper: 'member', date: november }));
  await tab.locator('ucp-saved-plans').getByRole('article').nth(3).getByText('Premium a month').waitFor();
  await tab.locator('ucp-saved-plans').evaluate((element, person) => {
    Object.assign(element, { __props: { children: [new Map([['at', Promise.resolve(person.mbi)]])] } });
    dispatchEvent(new CustomEvent('seen', { detail: { by: person.email } }));
    history.replaceState({ born: person.dob }, '');
  }, known);
  const found = new Set((await look()).map(({ text }) => text));
  expect(found).toEqual(new Set([known.mbi, known.email, known.dob]));
});
