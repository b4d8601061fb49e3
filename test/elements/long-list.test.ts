import { afterEach, expect, it, vi } from 'vitest';
import { savedPlans } from '../../elements/saved-plans.js';
import { clock } from '../../src/platform/clock.js';
import { defineElements } from '../../src/platform/shell.js';
import { leave } from '../../src/store/removals.js';
import { $shownPlans } from '../../src/store/shown.js';
import { openPage } from './support/page.js';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('[REM-02] [PLN-05] what a removal moves is drawn again at once on the screen, and in turns below it', async () => {
  await openPage({ shopper: 'heavy' });
  defineElements([savedPlans]);
  await savedPlans.load();
  const list = document.body.appendChild(document.createElement('ucp-saved-plans'));
  const found = (selector: string) => [...(list.shadowRoot?.querySelectorAll(selector) ?? [])];
  const { keys } = $shownPlans.get();
  await expect.poll(() => found('.plan-card').length).toBe(keys.length);
  found('.plan-pair')[3]?.scrollIntoView();
  const onScreen = found('.plan-pair').filter((pair) => pair.getBoundingClientRect().top <= innerHeight).length;
  expect(onScreen).toBeGreaterThan(3);
  // A machine so slow that each card is a turn of its own, and a page that gives no further turn.
  let now = 0;
  vi.spyOn(clock, 'elapsed').mockImplementation(() => (now += 1000));
  vi.spyOn(clock, 'after').mockImplementation(() => () => undefined);

  leave('plans', keys[1] as string);
  await expect.poll(() => found('[data-item]').length).toBe(keys.length - 1);
  const isDrawn = found('[data-item]').map((item) => item.matches('.plan-card'));
  // What comes up from below the screen has to wait, too; every other card stays in its pair.
  const below = isDrawn.slice(2 * onScreen - 1);
  expect(isDrawn.slice(0, 2 * onScreen - 1)).not.toContain(false);
  expect(below.filter((_, order) => order % 2 === 0).filter(Boolean).length).toBeLessThan(2);
  expect(below.filter((_, order) => order % 2 === 1)).not.toContain(false);
  dispatchEvent(new Event('beforeprint'));
  expect(found('.plan-card')).toHaveLength(keys.length - 1);
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
