import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPopup } from '../../src/features/popups/actions.js';
import { walk } from '../support/walk.js';
import { openPage } from './support/page.js';

/**
 * A script of the page looks everywhere, during whole visits, for the shopper's Medicare number, birth date and email address. React and
 * preact keep different things on elements, so this file runs with both.
 */

const events: Event[] = [];
const eventNames = [...new Set(tables.flatMap((table) => table.events ?? [])), 'ucp-ready', 'ucp-error', 'ucp-navigate'];

beforeAll(async () => {
  for (const name of eventNames)
    addEventListener(name, (event) => {
      events.push(event);
      if (event.cancelable) event.preventDefault();
    });
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => {
  document.body.replaceChildren();
  events.length = 0;
});

const NUMBER = '1EG4-TE5-MK73';

/** How a number, a date and an address may be written; in lower case. */
function writings(mbi: string, dob: string, email: string): readonly string[] {
  const [year, month, day] = (/^\d{4}/.test(dob) ? dob.slice(0, 10).split('-') : [dob.slice(6), dob.slice(0, 2), dob.slice(3, 5)]) as [
    string,
    string,
    string,
  ];
  const dates = [`${year}-${month}-${day}`, `${month}/${day}/${year}`, `${year}${month}${day}`];
  return [mbi, mbi.replaceAll('-', ''), NUMBER, NUMBER.replaceAll('-', ''), ...dates, email].map((one) => one.toLowerCase());
}

interface Person {
  readonly mbi: string;
  readonly dob: string;
  readonly email: string;
}

type Page = NonNullable<Parameters<typeof openPage>[0]>;

/** Every tag on one page of this shopper. The values are in the profile, and once more in the data of an application's form. */
async function visit(shopper: string, more: Page = {}) {
  await openPage({ shopper });
  const { demo, ...profile } = await (await fetch(`/__demo/state?shopper=${shopper}`)).json();
  const typed = { mbi: '1EG4TE5MK72', dob: '1957-10-28', email: 'typed.address@example.test' };
  const known: Person = { ...typed, ...Object.fromEntries(Object.entries(profile.userDetails).filter(([, value]) => value)) };
  const formData = [{ view: 'personal-information', data: { ...known, dateOfBirth: known.dob }, formValid: true }];
  const enrollments = [
    { planId: 'H0609026000', planName: 'A plan', planYear: 2027, planType: 'MAPD', formData, status: 'In Progress', isSubmitted: false },
    ...(profile.enrollmentsDetails?.enrollments ?? []),
  ];
  const body = { ...profile, enrollmentsDetails: { enrollments } };
  await openPage({ shopper, faults: [{ method: 'GET', path: '/profiles/data', body }], ...more });
  const popups = tables.filter(({ isPopup }) => isPopup).map(({ tag }) => tag);
  document.body.innerHTML = tables.map(({ tag }) => `<${tag}></${tag}>`).join('');
  await expect
    .poll(() => document.querySelectorAll('ucp-drug-list')[0]?.shadowRoot?.querySelector('.section, section, ul, h2'))
    .toBeTruthy();
  const secrets = [...writings(known.mbi, known.dob, known.email), ...writings(typed.mbi, typed.dob, typed.email)];
  const open = (tag: string) => document.querySelector(tag) as HTMLElement;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
  return {
    known,
    typed,
    open,
    popups,
    look: async (...except: readonly Node[]) => {
      await settle();
      return walk(secrets, events, except);
    },
  };
}

const dialogOf = (host: Element) => host.shadowRoot?.querySelector('dialog') ?? null;
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();

it('[SAFE-06] the walk itself finds a value in a store, a prop, a shadow root and a promise', async () => {
  const { look, known } = await visit('member');
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = `<p title="x">${known.email}</p>`;
  document.body.append(host);
  Object.assign(host, { __props: { children: [{ value: known.mbi }] } });
  Object.assign(globalThis, { held: new Map([['user', Promise.resolve({ at: known.dob })]]) });
  const found = (await look()).map(({ text }) => text);
  expect(new Set(found)).toEqual(new Set([known.email, known.mbi, known.dob]));
  Object.assign(globalThis, { held: undefined });
});

describe('[SAFE-06] a script on the page finds no Medicare number, birth date or email address', () => {
  it.each(['member', 'supplement', 'applicant', 'cloaked'])('of a %s whose profile shows on every tag', async (shopper) => {
    const { look } = await visit(shopper);
    expect(await look()).toEqual([]);
  });

  it('while an identity is confirmed, except in the open form', async () => {
    const { open, look } = await visit('member-consent', { faults: [] });
    const popup = open('ucp-confirm-identity-popup');
    popup.setAttribute('open', '');
    await expect.poll(() => dialogOf(popup)?.querySelectorAll('input').length).toBeGreaterThan(4);
    await userEvent.fill(page.getByLabelText('Medicare number', { exact: true }), NUMBER);
    expect(await look(popup)).toEqual([]);
    await press('Confirm');
    await expect.poll(() => dialogOf(popup)?.querySelector('.seal')).toBeTruthy();
    expect(await look()).toEqual([]);
    popup.removeAttribute('open');
    expect(await look()).toEqual([]);
  });

  it('while claims are searched by a form, except in the open form', async () => {
    const { open, look, typed } = await visit('base', { faults: [] });
    const popup = open('ucp-import-popup');
    popup.setAttribute('open', '');
    await expect.poll(() => dialogOf(popup)?.querySelectorAll('input').length).toBeGreaterThan(4);
    const inputs = [...(dialogOf(popup)?.querySelectorAll('input') ?? [])];
    const [year, month, day] = typed.dob.split('-') as [string, string, string];
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Example'],
      ['Month', month],
      ['Day', day],
      ['Year', year],
      ['Medicare number', typed.mbi],
    ] as const)
      await userEvent.fill(page.getByLabelText(label, { exact: false }).first(), text);
    inputs.find(({ type }) => type === 'checkbox')?.click();
    expect(await look(popup)).toEqual([]);
    await press('View your drugs and doctors');
    await expect.poll(() => popup.hasAttribute('open') && dialogOf(popup)?.querySelector('input')).toBeFalsy();
    expect(await look()).toEqual([]);
    popup.removeAttribute('open');
    expect(await look()).toEqual([]);
  });

  it.each<[string, (popup: HTMLElement) => void]>([
    ['by its attribute', (popup) => popup.setAttribute('open', '')],
    ['by a button', () => openPopup({ tag: 'ucp-email-popup' })],
  ])('while plans are emailed, except in the form that was opened %s', async (_, ask) => {
    const { open, look, typed } = await visit('member');
    const popup = open('ucp-email-popup');
    ask(popup);
    await expect.poll(() => dialogOf(popup)?.querySelector('input[type=email]')).toBeTruthy();
    await userEvent.fill(page.getByLabelText('Email', { exact: false }).last(), typed.email);
    expect(await look(popup)).toEqual([]);
    await press('Send');
    await expect.poll(() => dialogOf(popup)?.querySelector('input')).toBeFalsy();
    expect(await look()).toEqual([]);
    popup.removeAttribute('open');
    expect(await look()).toEqual([]);
  });
});
