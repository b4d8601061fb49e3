import type { MedicarePlan } from '../../src/features/plan/rules/plan.js';
import type { Adapter } from '../adapter.js';
import { changed, loadShopper, nextPlans } from './facts.js';

/** An element that renders the plan it is given. */
export interface Card extends HTMLElement {
  plan: MedicarePlan;
}

/** Resolves after the microtasks of the last change. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

/** An adapter for cards that are elements with a property `plan`. */
export function cardAdapter(tag: string, define: () => unknown): Adapter {
  return {
    async setup() {
      await loadShopper();
      await define();
    },
    async mount(stage, count) {
      const cards = nextPlans(count).map((plan) => Object.assign(document.createElement(tag) as Card, { plan }));
      stage.append(...cards);
      await microtasks();
    },
    async update(stage, which) {
      const cards = [...stage.children] as Card[];
      for (const card of which === 'one' ? cards.slice(0, 1) : cards) card.plan = changed(card.plan);
      await microtasks();
    },
    async unmount(stage) {
      stage.replaceChildren();
      // Removed cards are released after the current task.
      await new Promise((resolve) => setTimeout(resolve));
    },
    async drawn(stage) {
      // The library loads what draws the months with the first card that has them.
      const isDrawn = () =>
        [...stage.children].every(
          ({ shadowRoot }) => shadowRoot?.querySelector('.plan-card') && !shadowRoot.querySelector('.coverage__months:empty'),
        );
      for (let frame = 0; !isDrawn(); frame += 1) {
        if (frame > 300) throw new Error('a card was never drawn');
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
  };
}
