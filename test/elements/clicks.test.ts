import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { requestZip } from '../../src/features/place/actions/zip.js';
import { setToast } from '../../src/features/session/state/toast.js';
import { setView } from '../../src/shared/view/state.js';
import { openPage } from './support/page.js';

/** The tracking of every click, as Chromium clicks (TRK-08). */

type Page = NonNullable<Parameters<typeof openPage>[0]>;

const global = globalThis as unknown as { ucpEvents?: { readonly assetName: string }[] };
/** All except the entry that a page adds by itself, half a second after it has loaded. */
const sentEvents = () => (global.ucpEvents ?? []).map(({ assetName }) => assetName).filter((name) => name !== 'Page Load');
const stay = (event: Event) => event.preventDefault();
const leaving = ['ucp-navigate', 'ucp-tool-open'] as const;

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  window.print = () => undefined;
  for (const name of leaving) document.addEventListener(name, stay);
});

afterEach(() => {
  document.body.replaceChildren();
  setView('plans');
});

async function show(html: string, of: Page = {}): Promise<void> {
  await openPage(of);
  global.ucpEvents = [];
  document.body.innerHTML = html;
}

function* deep(root: ParentNode): Generator<Element> {
  for (const one of root.querySelectorAll('*')) {
    yield one;
    if (one.shadowRoot) yield* deep(one.shadowRoot);
  }
}

const nameOf = (one: Element) => {
  const root = one.getRootNode();
  return `${root instanceof ShadowRoot ? root.host.localName : ''}: ${one.getAttribute('aria-label') ?? one.textContent?.trim()}`;
};

/**
 * What can be pressed now. Of the browser's own are a telephone number, the footnotes and the bubbles that pointing opens, too; the
 * library does nothing there.
 */
function pressable(): readonly HTMLElement[] {
  const all = [...deep(document)].filter((one): one is HTMLElement => one.matches('button:not([disabled]), a[href]'));
  const browsers = 'a[href^="tel:"], a[href^="#ucp-note"], .tip > button';
  // Content of a dialog has tests of its own, and may leave the page.
  return all.filter((one) => one.getClientRects().length > 0 && !one.matches(browsers) && !one.closest('dialog'));
}

const openDialog = () => [...deep(document)].find((one): one is HTMLDialogElement => one instanceof HTMLDialogElement && one.open);

/** Everything that the click leads to has been told by then. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The events of one click. */
async function eventsOf(press: () => unknown): Promise<readonly string[]> {
  const before = sentEvents().length;
  press();
  await vi.waitUntil(() => sentEvents().length > before, { timeout: 2000 }).catch(() => undefined);
  await settle();
  return sentEvents().slice(before);
}

describe('every button and link', () => {
  it.each([
    ['member', 'ucp-profile-area', 'plans', 20],
    ['member', 'ucp-drug-list,ucp-pharmacy', 'drugs', 9],
    ['member', 'ucp-provider-list', 'providers', 9],
    ['guest', 'ucp-account-banner,ucp-top-bar,ucp-doctor-search,ucp-cost-chart', 'plans', 6],
    ['applicant', 'ucp-applications', 'plans', 2],
    ['supplement', 'ucp-supplement-area', 'plans', 2],
    ['empty', 'ucp-saved-plans,ucp-drug-list,ucp-provider-list', 'plans', 5],
    ['recommended', 'ucp-recommendations,ucp-saved-items', 'plans', 5],
    ['enrolled', 'ucp-dashboard', 'plans', 8],
  ] as const)('[TRK-08] for a %s in %s, %s, sends one event for one click', async (shopper, tags, view, atLeast) => {
    const html = tags.split(',').map((tag) => `<${tag}></${tag}>`);
    await show(html.join(''), { shopper });
    await expect.poll(() => pressable().length).toBeGreaterThan(atLeast / 2);
    setView(view);
    await settle();
    const tried = new Set<string>();
    const wrong: string[] = [];
    const next = () => pressable().find((one) => !tried.has(nameOf(one)));
    /** A dialog may open only when the next button is looked for. */
    const closeDialog = async (name: string) => {
      const close = openDialog()?.querySelector<HTMLElement>('.iconbutton');
      if (!close) return;
      const closing = await eventsOf(() => close.click());
      if (closing.length !== 1) wrong.push(`${name}, closed: ${closing.join(', ') || 'nothing'}`);
    };
    for (let one = next(); one; one = next()) {
      const name = nameOf(one);
      await closeDialog(`before ${name}`);
      tried.add(name);
      const pressed = one;
      const events = await eventsOf(() => pressed.click());
      if (events.length !== 1) wrong.push(`${name}: ${events.join(', ') || 'nothing'}`);
      await closeDialog(name);
      setView(view);
      await settle();
    }
    expect(wrong).toEqual([]);
    expect(tried.size).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('a popup', () => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  it('[TRK-08] [TRK-01] tracks a removal as requested, kept, done, undone and closed', async () => {
    await show('<ucp-drug-list></ucp-drug-list>');
    await button(/^Remove/).click();
    await button(/^Keep/).click();
    await button(/^Remove/).click();
    await expect.poll(openDialog).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await button(/^Remove/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await button(/^Undo/).click();
    await expect.element(button(/^Undo/)).not.toBeInTheDocument();
    await button('Close').click();
    const asked = 'Ask To Delete';
    await expect.poll(sentEvents).toEqual([asked, 'Cancel Delete', asked, 'Cancel Delete', asked, 'Delete Drug', 'Undo Delete', 'Close']);
  });

  it.each([
    ['85004', ['Enter ZIP Code']],
    ['85142', ['Enter ZIP Code', 'Choose County']],
  ])('[TRK-08] tracks each press once while it needs the ZIP code: %s', async (zip, events) => {
    await show('', { shopper: 'empty' });
    requestZip(() => undefined);
    await userEvent.type(page.getByRole('textbox'), zip);
    await button('Continue').click();
    if (events.length > 1) {
      await page.getByRole('radio').first().click({ force: true });
      await button('Continue').click();
    }
    await expect.poll(openDialog).toBeUndefined();
    expect(sentEvents()).toEqual(events);
  });

  it('[TRK-08] tracks a sign-out as requested and done', async () => {
    await show('<ucp-account-banner></ucp-account-banner>');
    const left = new Promise((resolve) => document.addEventListener('ucp-navigate', resolve, { once: true }));
    await button('Sign out').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(sentEvents).toEqual(['Ask To Sign Out', 'Sign Out']);
    // From an element that has gone meanwhile nobody could keep it here.
    await left;
  });

  it('[TRK-08] with a form tracks that it has faults, then that it was sent', async () => {
    await show('<ucp-confirm-identity-popup open></ucp-confirm-identity-popup>', { shopper: 'telesales-base' });
    await button('Confirm').click();
    await expect.poll(sentEvents).toEqual(['uierror']);
    await button('Cancel').click();
    await expect.poll(sentEvents).toEqual(['uierror', 'Close']);
  });

  it('[TRK-08] tracks a refused address, and then the sent one', async () => {
    await show('<ucp-email-popup open></ucp-email-popup>');
    await button('Send').click();
    await expect.poll(sentEvents).toEqual(['uierror']);
    await userEvent.type(page.getByRole('textbox'), 'margarette.skiles@example.com');
    await button('Send').click();
    await expect.poll(sentEvents).toEqual(['uierror', 'Email Plans']);
  });
});

it('[TRK-08] tracks that a message is closed, and not that a card is drawn', async () => {
  await page.viewport(1280, 900);
  await show('<ucp-toast></ucp-toast><ucp-plan-card plan-id="H0321004000" plan-year="2027"></ucp-plan-card>', { shopper: 'guest' });
  setToast({ kind: 'guest' });
  await page.getByRole('button', { name: /close/i }).click();
  await expect.poll(sentEvents).toEqual(['Close']);
});
