import { afterEach, expect, it } from 'vitest';
import { planCard } from '../../elements/plan-card.js';
import { defineElements } from '../../src/platform/shell.js';
import { estimatesLoading } from '../../src/store/estimates.js';
import { $shownPlans } from '../../src/store/shown.js';
import { openPage } from './support/page.js';

afterEach(() => document.body.replaceChildren());

it.each(['block', 'grid', 'flex'])('stands with its parts under one another in a host page’s %s', async (display) => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  const column = Object.assign(document.createElement('div'), { style: `display:${display};width:400px` });
  column.append(Object.assign(document.createElement('ucp-plan-card'), { plan: $shownPlans.get().plans[0] }));
  document.body.append(column);
  await expect.poll(() => column.firstElementChild?.shadowRoot?.querySelector('.plan-card__body')).toBeTruthy();

  const card = column.firstElementChild?.shadowRoot?.querySelector('.plan-card');
  const parts = Array.from(card?.children ?? [], (part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
  expect(parts.length).toBeGreaterThan(2);
  for (const [index, { bottom }] of parts.slice(0, -1).entries()) expect(parts[index + 1]?.top).toBeGreaterThanOrEqual(bottom - 1);
  expect(column.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(parts.at(-1)?.bottom ?? 0);
});

it('[LOAD-04] keeps its room while the plan that it was asked for is on its way', async () => {
  await openPage({ faults: [{ path: '/planinfo/*', delayMs: 600_000 }], isLoading: true });
  defineElements([planCard]);
  await planCard.load();
  const card = document.createElement('ucp-plan-card');
  card.setAttribute('plan-id', 'H0609044000');
  document.body.append(card);
  await expect.poll(() => card.shadowRoot?.querySelector('.waiting')).toBeTruthy();
  expect(card.shadowRoot?.querySelector('[role="status"]')?.textContent).not.toBe('');
  expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(860);
});

it.each(['member', 'guest'])('[LOAD-04] is as high while its prices are on their way as with them: %s', async (shopper) => {
  await openPage({ shopper });
  defineElements([planCard]);
  await planCard.load();
  const [plan] = $shownPlans.get().plans;
  const card = Object.assign(document.createElement('ucp-plan-card'), { plan, style: 'inline-size: 480px' });
  document.body.append(card);
  const state = () => card.shadowRoot?.querySelector('.coverage--drugs li')?.className;
  await expect.poll(state).toMatch(/covered/);
  const height = card.getBoundingClientRect().height;
  estimatesLoading();
  await expect.poll(state).toBe('is-loading');
  expect(card.getBoundingClientRect().height).toBe(height);
});
