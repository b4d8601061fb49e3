import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

afterEach(() => document.body.replaceChildren());

async function plans(shopper = 'guest', height = 844): Promise<ShadowRoot> {
  await page.viewport(390, height);
  await openPage({ shopper });
  defineElements([savedPlans]);
  document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans>';
  const root = document.body.firstElementChild?.shadowRoot as ShadowRoot;
  await expect.poll(() => root.querySelectorAll('[part=compare]').length, { timeout: 15_000 }).toBeGreaterThan(1);
  return root;
}

const boxes = (root: ShadowRoot) => [...root.querySelectorAll<HTMLInputElement>('[part=compare]')];
const bar = (root: ShadowRoot) => root.querySelector<HTMLElement>('[part=compare-bar]');

/** Presses Tab until this has focus. */
async function tabTo(root: ShadowRoot, is: (active: Element) => boolean): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await userEvent.tab();
    if (root.activeElement && is(root.activeElement)) return;
  }
  throw new Error('the Tab key does not lead there');
}

it('[CMP-01] [CMP-02] two plans are chosen and compared by the keyboard alone', async () => {
  const root = await plans();
  const listener = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('ucp-plan-compare', listener);
  await tabTo(root, (active) => active === boxes(root)[0]);
  await userEvent.keyboard(' ');
  await expect.poll(() => bar(root)?.textContent).toMatch(/^Choose 1 to 3 more Medicare Advantage plans/);
  expect(root.activeElement).toBe(boxes(root)[0]);
  await tabTo(root, (active) => active === boxes(root)[1]);
  await userEvent.keyboard(' ');
  await expect.poll(() => bar(root)?.textContent).toMatch(/^2 plans chosen/);
  await tabTo(root, (active) => active.textContent === 'Compare 2 plans');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  const event = listener.mock.calls[0]?.[0] as CustomEvent<{ readonly planIds: readonly string[] }> | undefined;
  expect(event?.detail.planIds).toHaveLength(2);
  document.removeEventListener('ucp-plan-compare', listener);
});

it('[CMP-01] a drug plan keeps its checkbox, says why it cannot be chosen, and Space changes nothing', async () => {
  const root = await plans();
  boxes(root)[0]?.click();
  await expect.poll(() => boxes(root).at(-1)?.getAttribute('aria-disabled')).toBe('true');
  const drugPlan = boxes(root).at(-1) as HTMLInputElement;
  const why = root.querySelector(`[id="${drugPlan.getAttribute('aria-describedby')}"]`);
  expect(why?.textContent).toBe('This is a drug plan. You chose Medicare Advantage plans.');
  drugPlan.focus();
  await userEvent.keyboard(' ');
  expect(drugPlan.checked).toBe(false);
  expect(bar(root)?.textContent).toMatch(/^Choose 1 to 3 more/);
});

it('[CMP-01] “Clear” ends the choice, and focus stays with the card that was chosen first', async () => {
  const root = await plans();
  boxes(root)[0]?.click();
  await expect.poll(() => bar(root)).toBeTruthy();
  bar(root)?.querySelector('button')?.click();
  await expect.poll(() => bar(root)).toBeNull();
  expect(root.activeElement).toBe(boxes(root)[0]?.closest('article')?.querySelector('h3'));
});

it('[CMP-01] the bar stays at the foot of the window, and what gets focus is scrolled clear of it', async () => {
  const root = await plans();
  boxes(root)[0]?.click();
  await expect.poll(() => bar(root)).toBeTruthy();
  scrollTo(0, 0);
  expect(Math.round(bar(root)?.getBoundingClientRect().bottom ?? 0)).toBe(innerHeight);
  const last = root.querySelectorAll<HTMLElement>('[part=unsave]').item(2);
  last.focus();
  await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar(root)?.getBoundingClientRect().top ?? 0);
});

it('[CMP-01] in a window under 500 px the bar does not stick', async () => {
  const root = await plans('guest', 480);
  boxes(root)[0]?.click();
  await expect.poll(() => bar(root)).toBeTruthy();
  expect(getComputedStyle(bar(root) as HTMLElement).position).toBe('static');
});

it('[CMP-03] the checkboxes of a cloaked profile are disabled, and there is no bar', async () => {
  const root = await plans('cloaked');
  expect(boxes(root).every(({ disabled }) => disabled)).toBe(true);
  boxes(root)[0]?.click();
  expect(bar(root)).toBeNull();
});

it('[PLN-05] a long list shows sixteen cards on a phone, then all, with focus on the first that came', async () => {
  const root = await plans('heavy');
  const seen = () => [...root.querySelectorAll('article')].filter((card) => card.checkVisibility());
  expect([seen().length, root.querySelectorAll('article').length]).toEqual([16, 30]);
  await page.getByRole('button', { name: 'Show all 30 plans' }).click();
  await expect.poll(() => seen().length).toBe(30);
  await expect.poll(() => root.activeElement?.closest('article')).toBe(root.querySelectorAll('article')[16]);
});
