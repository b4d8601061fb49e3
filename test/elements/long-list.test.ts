import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { markRemoving } from '../../src/features/profile/state/removals.js';
import { clock } from '../../src/shared/time/clock.js';
import { openPage } from './support/page.js';

const media = (name: string) =>
  (cdp() as unknown as { send(method: string, to: object): Promise<void> }).send('Emulation.setEmulatedMedia', { media: name });
const held: (() => void)[] = [];

/** Imitates a slow machine: each card takes a turn of its own, and the page gives no further turn until the test is over. */
function stopTurns(): void {
  let now = 0;
  vi.spyOn(clock, 'elapsed').mockImplementation(() => (now += 1000));
  vi.spyOn(clock, 'after').mockImplementation((_, run) => {
    held.push(run);
    return () => undefined;
  });
}

const isShown = (one: Element) => one.checkVisibility();

afterEach(async () => {
  await media('');
  await page.viewport(1280, 900);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  for (const run of held.splice(0)) run();
});

/** On a phone a long list folds. */
const widths = [390, 1280];

it.each(widths)('[REM-02] [PLN-05] a removal redraws moved cards at once on the screen, and in turns below it, at %i px', async (width) => {
  await page.viewport(width, 900);
  await openPage({ shopper: 'heavy' });
  defineElements([savedPlans]);
  await savedPlans.load();
  const list = document.body.appendChild(document.createElement('ucp-saved-plans'));
  const found = (selector: string) => [...(list.shadowRoot?.querySelectorAll(selector) ?? [])];
  const { keys } = $shownPlans.get();
  await expect.poll(() => found('.plan-card').length).toBe(keys.length);
  found('.plan-pair')[3]?.scrollIntoView();
  const onScreen = found('.plan-pair').filter((pair) => isShown(pair) && pair.getBoundingClientRect().top <= innerHeight).length;
  expect(onScreen).toBeGreaterThan(3);
  stopTurns();

  markRemoving('plans', keys[1] as string);
  await expect.poll(() => found('[data-item]').length).toBe(keys.length - 1);
  const isDrawn = found('[data-item]').map((item) => item.matches('.plan-card'));
  // Cards that move up from below the screen have to wait, too. Every other card stays in its pair.
  const below = isDrawn.slice(2 * onScreen - 1);
  expect(isDrawn.slice(0, 2 * onScreen - 1)).not.toContain(false);
  expect(below.filter((_, order) => order % 2 === 0).filter(Boolean).length).toBeLessThan(2);
  expect(below.filter((_, order) => order % 2 === 1)).not.toContain(false);
  dispatchEvent(new Event('beforeprint'));
  expect(found('.plan-card')).toHaveLength(keys.length - 1);
});

it.each(widths)(
  '[PLN-01] [TOP-05] a long list shows its first card at once, keeps space for the others, and is complete on paper, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    await openPage({ shopper: 'heavy' });
    defineElements([savedPlans]);
    await savedPlans.load();
    stopTurns();

    const list = document.body.appendChild(document.createElement('ucp-saved-plans'));
    const found = (selector: string) => [...(list.shadowRoot?.querySelectorAll(selector) ?? [])];
    await expect.poll(() => found('.plan-card').length).toBeGreaterThanOrEqual(1);
    const { plans } = $shownPlans.get();
    expect(found('.plan-card').length).toBeLessThan(plans.length);
    expect(found('[data-item]').map((item) => item.getAttribute('aria-label'))).toEqual(plans.map(({ name }) => name));
    const rooms = found('.missing-plan').filter(isShown);
    expect(rooms.length, 'on a phone sixteen cards show').toBe((width < 600 ? 16 : plans.length) - found('.plan-card').length);
    for (const room of rooms) expect(room.getBoundingClientRect().height).toBeGreaterThanOrEqual(width < 600 ? 620 : 700);

    dispatchEvent(new Event('beforeprint'));
    expect(found('.plan-card')).toHaveLength(plans.length);
    expect(found('.missing-plan')).toEqual([]);
    await media('print');
    expect(found('.plan-card').filter(isShown), 'folded on the screen alone').toHaveLength(plans.length);
  },
);
