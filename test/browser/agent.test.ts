import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { recordEvents } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();
const november = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

const heard = ['ucp-plan-enroll', 'ucp-plan-details', 'ucp-plan-compare', 'ucp-plan-remove', 'ucp-tool-open', 'ucp-navigate'];
const cards = (tab: Page) => tab.locator('ucp-saved-plans').getByRole('article');
const writes = async () =>
  (await demo.calls()).filter(({ method, path }) => method === 'DELETE' || (method === 'POST' && path.startsWith('/profiles/data')));

async function open(path: string, shopper: string) {
  const tab = await newPage();
  const events = await recordEvents(tab, ...heard);
  await tab.goto(urlOf(path, { shopper, date: november }));
  return { tab, events };
}

describe('an agent or employee who looks at a shopper’s profile', () => {
  /** Every button, and every link that is no way out of the profile, of these elements. */
  const controls = (tab: Page, tags: readonly string[]) =>
    tab.locator(tags.map((tag) => `${tag} :is(button, a.button)`).join(', ')).filter({ visible: true });

  it('[CLOAK-01] [CARD-07] [ROLE-03] can enroll nowhere, change nothing, and open no tool: by mouse, keyboard or script', async () => {
    const { tab, events } = await open('/pages/whole.html', 'cloaked');
    await cards(tab).first().getByText('Premium a month').waitFor();
    await tab.waitForLoadState('networkidle');
    const all = controls(tab, ['ucp-saved-plans', 'ucp-drug-list', 'ucp-provider-list', 'ucp-applications', 'ucp-supplement-area']);
    expect(await all.count()).toBeGreaterThan(8);

    const actions = cards(tab).first().locator('[part=actions] :is(button, a), [part=unsave]');
    for (const one of await actions.all()) {
      const box = await one.boundingBox();
      if (box) await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    for (const one of await actions.all()) {
      await one.evaluate((element: HTMLElement) => element.focus());
      await tab.keyboard.press('Enter');
      await tab.keyboard.press('Space');
    }
    await actions.evaluateAll((elements) => {
      for (const one of elements as HTMLButtonElement[]) {
        one.disabled = false;
        one.removeAttribute('aria-disabled');
        one.click();
        for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
          one.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, cancelable: true }));
        }
        one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
      }
    });
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await events()).toEqual([]);
    expect(await tab.getByRole('dialog').count()).toBe(0);
    expect(await writes()).toEqual([]);
  });

  it('[CLOAK-01] [TRK-03] fires only two events, has no way back, and returns to the site by signing out', async () => {
    const { tab, events } = await open('/pages/whole.html', 'cloaked');
    await cards(tab).first().getByText('Premium a month').waitFor();
    expect(
      await tab
        .locator('ucp-top-bar')
        .getByRole('link', { name: /^Return to/ })
        .count(),
    ).toBe(0);
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await tab.waitForURL((url) => url.pathname === '/');
    const sentEvents = (await demo.calls()).filter(({ path }) => path === '/gpdCustomEvent');
    const actions = sentEvents.map(({ body }) => JSON.parse((body as { message: string }).message).data.profile_action);
    expect(actions.toSorted()).toEqual(['Telesales Check', 'View Profile']);
    expect(await events).toBeTruthy();
    const fetched = (await demo.calls()).map(({ path }) => path);
    expect(fetched.filter((path) => path.startsWith('/user/fetchEnrollment') || path.startsWith('/enrollments/medsupp'))).toEqual([]);
  });
});

describe('an agent', () => {
  it('[IDN-04] [AGENT-01] is the agent from the first line of the page on, in this tab alone', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'agent', date: november });
    await cards(tab).nth(3).waitFor();
    const kept = await tab.evaluate(() => ({
      session: Object.keys(sessionStorage).filter((key) => key.startsWith('ucp_')),
      local: Object.entries(localStorage).filter(([key]) => key.startsWith('ucp_')),
      cookies: document.cookie,
    }));
    expect(kept.session).toEqual(expect.arrayContaining(['ucp_agentProfile', 'ucp_identity']));
    // The page requires the state of the sign-in link (SAFE-12).
    expect(kept.session).toContain('ucp_signInState');
    expect(kept.local).toEqual([]);
    expect(kept.cookies).not.toContain('ucp_identity=');

    const other = await tab.context().newPage();
    await other.goto(urlOf('/pages/whole.html', { shopper: 'guest', date: november }));
    await other.locator('ucp-account-banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await tab.reload();
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('[IDN-04] is nobody’s any more when the demo becomes another shopper', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'agent', date: november });
    await cards(tab).nth(3).waitFor();
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'member', date: november }));
    await cards(tab).nth(3).waitFor();
    expect(await tab.evaluate(() => sessionStorage.getItem('ucp_agentProfile'))).toBeNull();
  });
});
