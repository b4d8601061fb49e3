import { afterEach, expect, it, vi } from 'vitest';
import { savedPlans } from '../../elements/saved-plans.js';
import { clock } from '../../src/platform/clock.js';
import { defineElements } from '../../src/platform/shell.js';
import { $shownPlans } from '../../src/store/shown.js';
import { openPage } from './support/page.js';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('[PLN-01] [TOP-05] a long list shows its first card at once, keeps room for the others, and is whole on paper', async () => {
  await openPage({ shopper: 'heavy' });
  defineElements([savedPlans]);
  await savedPlans.load();
  // A machine so slow that each card is a turn of its own, and a page that gives no further turn.
  let now = 0;
  vi.spyOn(clock, 'elapsed').mockImplementation(() => (now += 1000));
  vi.spyOn(clock, 'after').mockImplementation(() => () => undefined);

  const list = document.body.appendChild(document.createElement('ucp-saved-plans'));
  const found = (selector: string) => [...(list.shadowRoot?.querySelectorAll(selector) ?? [])];
  await expect.poll(() => found('.plan-card').length).toBeGreaterThanOrEqual(1);
  const { plans } = $shownPlans.get();
  expect(found('.plan-card').length).toBeLessThan(plans.length);
  expect(found('[data-item]').map((item) => item.getAttribute('aria-label'))).toEqual(plans.map(({ name }) => name));
  for (const room of found('.missing-plan')) expect(room.getBoundingClientRect().height).toBeGreaterThanOrEqual(700);

  dispatchEvent(new Event('beforeprint'));
  expect(found('.plan-card')).toHaveLength(plans.length);
  expect(found('.missing-plan')).toEqual([]);
});
