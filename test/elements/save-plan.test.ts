import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** Saving a plan by its buttons, as Chromium draws them. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

async function show(html: string, of: NonNullable<Parameters<typeof openPage>[0]>): Promise<void> {
  await openPage(of);
  document.body.innerHTML = html;
}

const card = '<ucp-plan-card plan-id="H1822001000" plan-year="2027"></ucp-plan-card>';
/** The fill of a button's heart: none where the plan is not saved yet. */
const heartOf = (button: Element) => getComputedStyle(button.querySelector('svg path') as Element).fill;
const focused = () => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '';

describe('<ucp-plan-card> of a plan that is not saved', () => {
  it('[SAVE-01] saves it by the keyboard: focus stays on the button, which now takes it out again', async () => {
    await show(card, { shopper: 'guest' });
    const save = page.getByRole('button', { name: /^Save plan / });
    await expect.element(save).toBeVisible();
    expect(heartOf(save.element())).toBe('none');
    (save.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toMatch(/^Unsave /);
    expect(heartOf(page.getByRole('button', { name: /^Unsave / }).element())).not.toBe('none');
    await expect.element(page.getByText(/ was saved\.$/).first()).toBeVisible();
  });

  it('[SAVE-02] [CARD-07] shows the button to a cloaked profile, and lets nobody press it', async () => {
    await show(card, { shopper: 'cloaked' });
    await expect.element(page.getByRole('button', { name: /^Save plan / })).toBeDisabled();
  });

  it('[SAVE-01] says in Spanish what it does', async () => {
    await show(card, { shopper: 'guest', lang: 'es' });
    await expect.element(page.getByRole('button', { name: /^Guardar plan / })).toBeVisible();
  });
});

describe('<ucp-recommendations>', () => {
  it('[SAVE-01] saves a recommended plan, and takes a saved one out again if that is confirmed', async () => {
    await show('<ucp-recommendations></ucp-recommendations>', { shopper: 'recommended' });
    const saves = page.getByRole('button', { name: /^Save plan / });
    await expect.element(saves.first()).toBeVisible();
    const before = saves.elements().length;
    const name = saves
      .first()
      .element()
      .textContent.replace(/^Save plan /, '');
    await saves.first().click();
    const unsave = page.getByRole('button', { name: `Unsave ${name}` });
    await expect.element(unsave).toBeVisible();
    expect(saves.elements()).toHaveLength(before - 1);
    await unsave.click();
    await expect.element(page.getByRole('heading', { name: 'Remove this plan?' })).toBeVisible();
  });
});
