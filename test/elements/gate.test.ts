import { afterEach, expect, it } from 'vitest';
import { planCard } from '../../elements/plan-card.js';
import { startTabs } from '../../src/flows/tabs.js';
import { resetPage } from '../../src/flows/testing.js';
import { defineElements } from '../../src/platform/shell.js';
import { openPage } from './support/page.js';

afterEach(() => document.body.replaceChildren());

/** Whether the shell's outline stands in the element still. */
const isWaiting = (element: Element) => element.shadowRoot?.querySelector('.sk') !== null;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function placed(): Promise<Element> {
  const card = document.createElement('ucp-plan-card');
  document.body.append(card);
  await turns();
  return card;
}

it('waits for its fact at each mount: what stood on an earlier page opens nothing', async () => {
  await openPage({ shopper: 'guest' });
  defineElements([planCard]);
  await planCard.load();
  expect(isWaiting(await placed()), 'the profile is known').toBe(false);
  await planCard.prepare?.();

  // What other tests do in other tabs of this browser is not heard any more.
  startTabs().close();
  resetPage();
  const later = [await placed(), await placed()];
  expect(later.map(isWaiting), 'the profile is not known again').toEqual([true, true]);

  await openPage();
  await turns();
  expect(later.map(isWaiting)).toEqual([false, false]);
});
