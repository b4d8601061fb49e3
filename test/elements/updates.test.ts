import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planCard } from '../../elements/plan-card.js';
import type { ReactComponent } from '../../src/element/react-renderer.js';
import { defineElements } from '../../src/element/shell.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import type { MedicarePlan, Plan } from '../../src/features/plan/rules/plan.js';
import { openPage } from './support/page.js';

/** The cost of a change is counted in renders, because time differs between machines. */

interface Card extends HTMLElement {
  plan: Plan;
}

const HUNDRED = 100;
let renders = 0;
let restore = () => undefined as unknown;

/** Counts how often React asks the component what to draw. */
async function countRenders(): Promise<void> {
  const { component } = (await planCard.load()) as unknown as { readonly component: { component: ReactComponent['component'] } };
  const real = component.component as (props: object) => React.ReactNode;
  const counted: ComponentType<object> = (props) => {
    renders += 1;
    return real(props);
  };
  component.component = counted;
  restore = () => Object.assign(component, { component: real });
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const premium = (card: Element) => card.shadowRoot?.querySelector('[part="figures"]')?.textContent ?? '';

function costing(amount: number): MedicarePlan {
  const plan = $shownPlans.get().plans[0] as MedicarePlan;
  return { ...plan, monthlyPremium: amount, monthlyPremiumText: `$${amount}` };
}

/** So many cards, drawn; what it took to draw them is not counted. */
async function drawn(count: number): Promise<readonly Card[]> {
  const cards = Array.from({ length: count }, () => Object.assign(document.createElement('ucp-plan-card') as Card, { plan: costing(11) }));
  document.body.append(...cards);
  // They are drawn in as many turns as the machine needs.
  await vi.waitFor(() => expect(cards.every((card) => premium(card) !== '')).toBe(true), { timeout: 20_000 });
  await turns();
  renders = 0;
  return cards;
}

/** The cards that change in the document while `step` runs and settles. */
async function changedBy(cards: readonly Card[], step: () => void): Promise<readonly Card[]> {
  const changed = new Set<Card>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.add((target.getRootNode() as ShadowRoot).host as Card);
  });
  for (const { shadowRoot } of cards) {
    if (shadowRoot) observer.observe(shadowRoot, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  step();
  await turns();
  observer.disconnect();
  return [...changed];
}

beforeEach(async () => {
  await openPage();
  defineElements([planCard]);
  await countRenders();
});

afterEach(async () => {
  document.body.replaceChildren();
  await turns();
  restore();
});

it('one of a hundred cards that changes is one render, and no other card is touched', async () => {
  const cards = await drawn(HUNDRED);
  const [first] = cards as [Card];
  const changed = await changedBy(cards, () => {
    first.plan = costing(42);
  });
  expect(renders).toBe(1);
  expect(changed).toEqual([first]);
  expect(premium(first)).toContain('42');
});

it('a card that is given several plans in one task is drawn once, as the last says', async () => {
  const [first] = (await drawn(1)) as [Card];
  for (const amount of [1, 2, 3, 77]) first.plan = costing(amount);
  await turns();
  expect(renders).toBe(1);
  expect(premium(first)).toContain('77');
});

it('the same plan again is no render', async () => {
  const cards = await drawn(2);
  const changed = await changedBy(cards, () => {
    for (const card of cards) Object.assign(card, { plan: card.plan });
  });
  expect(renders).toBe(0);
  expect(changed).toEqual([]);
});

it('a hundred cards that change are a render each', async () => {
  const cards = await drawn(HUNDRED);
  const changed = await changedBy(cards, () => {
    for (const card of cards) card.plan = costing(42);
  });
  expect(renders).toBe(HUNDRED);
  expect(changed).toHaveLength(HUNDRED);
});
