import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { planCard } from '../../elements/plan-card.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { type MedicarePlan, planKey } from '../../src/features/plan/rules/plan.js';
import { removeItem } from '../../src/features/profile/actions/remove.js';
import { openPage } from './support/page.js';

/** A shopper who takes many drugs. A card first says what it does not cover, and lists the rest on request. */

const media = (name: string) =>
  (cdp() as unknown as { send(method: string, to: object): Promise<void> }).send('Emulation.setEmulatedMedia', { media: name });

afterEach(async () => {
  await media('');
  document.body.replaceChildren();
});

async function card(shopper: string): Promise<ShadowRoot> {
  await openPage({ shopper });
  defineElements([planCard]);
  const { id, year } = $shownPlans.get().plans[0] ?? {};
  document.body.innerHTML = `<ucp-plan-card plan-id="${id}" plan-year="${year}"></ucp-plan-card>`;
  const root = document.body.firstElementChild?.shadowRoot as ShadowRoot;
  await expect.poll(() => root.querySelectorAll('.coverage__list').length, { timeout: 15_000 }).toBe(2);
  openLists(root);
  return root;
}

/** On a narrow window the lists of a card open on request. */
function openLists(root: ParentNode): void {
  for (const toggle of root.querySelectorAll<HTMLElement>('[part=toggle]')) if (toggle.checkVisibility()) toggle.click();
}

const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('.coverage--drugs li')];
const seen = (root: ShadowRoot) => rows(root).filter((row) => row.checkVisibility());

it('[DRUG-02] [DRUG-10] shows eight of forty drugs, then all, from the first that came', async () => {
  const root = await card('heavy');
  expect([seen(root).length, rows(root).length]).toEqual([8, 8]);
  expect(seen(root).every((row) => row.className === 'is-not-covered')).toBe(true);
  await page.getByRole('button', { name: /^Show all 40 drugs for / }).click();
  await expect.poll(() => seen(root).length).toBe(40);
  expect(root.activeElement).toBe(rows(root)[8]);
});

it('[DRUG-02] [REM-06] stays open, and takes no focus if a removal moves its card', async () => {
  await openPage({ shopper: 'heavy' });
  defineElements([savedPlans]);
  document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans>';
  const root = document.body.firstElementChild?.shadowRoot as ShadowRoot;
  const card = (order: number) => root.querySelectorAll<HTMLElement>('article')[order] as HTMLElement;
  const shown = (order: number) => [...card(order).querySelectorAll('.coverage--drugs li')].length;
  await expect.poll(() => card(3)?.querySelector('.coverage__all button'), { timeout: 15_000 }).toBeTruthy();
  openLists(root);
  const { ariaLabel } = card(2);
  card(2).querySelector<HTMLElement>('.coverage--drugs .coverage__all button')?.click();
  await expect.poll(() => shown(2)).toBe(40);
  expect(root.activeElement).toBe(card(2).querySelectorAll('.coverage--drugs li')[8]);
  const other = card(3).querySelector('button') as HTMLElement;
  other.focus();
  const { id, year } = $shownPlans.get().plans[0] as MedicarePlan;
  await removeItem({ list: 'plans', key: planKey(id, year), name: 'A plan' }, document);
  await expect.poll(() => card(1).ariaLabel).toBe(ariaLabel);
  await expect.poll(() => shown(1)).toBe(40);
  expect(root.activeElement?.closest('article')).toBe(card(2));
});

it('[TOP-05] puts all of them on paper, in the task in which the browser copies the page, and folds them again', async () => {
  const root = await card('heavy');
  await media('print');
  dispatchEvent(new Event('beforeprint'));
  expect(seen(root)).toHaveLength(40);
  expect(page.getByRole('button', { name: /Show all/ }).query()).toBeNull();
  await media('');
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => rows(root).length).toBe(8);
  await expect.element(page.getByRole('button', { name: /Show all/ }).first()).toBeVisible();
});

it('[DRUG-02] folds no list of a few', async () => {
  const root = await card('guest');
  expect(seen(root)).toHaveLength(4);
  expect(page.getByRole('button', { name: /Show all/ }).query()).toBeNull();
});
