import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { flavour, withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { focusedText, listenTo, recordEvents } from './support/page.js';

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

describe('a page whose library comes in part', () => {
  it.each(['prepare', 'load'])(
    '[LOAD-05] ends every outline by a quiet message when the %s chunk is gone, and keeps the author’s own words',
    async (chunk) => {
      const { tab, errors, events, take } = await openWithout(chunk, Number.POSITIVE_INFINITY);
      await tab.locator('ucp-plan-card').getByText(quiet).waitFor();
      await tab.locator('ucp-drug-list').getByText(quiet).waitFor();
      await tab.getByText('Written by the author').waitFor();
      await tab.getByText('At the side').waitFor();
      expect(take.asked).toBeGreaterThan(1);
      const sentEvents = (await events()).map((one) => JSON.stringify(one));
      expect(sentEvents.sort()).toEqual(
        ['ucp-drug-list', 'ucp-plan-card'].map((tag) => `["ucp-error",{"code":"piece-not-loaded","tag":"${tag}"}]`),
      );
      expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
    },
  );

  it('[LOAD-05] shows no outline in the place of the dashboard’s parts when the load chunk is gone: each of them says so', async () => {
    const { tab } = await openWithout('load', Number.POSITIVE_INFINITY, '<ucp-dashboard></ucp-dashboard>');
    await tab.locator('ucp-dashboard ucp-saved-items').getByText(quiet).waitFor();
  });

  it.each(['lit', 'layout'])('[LOAD-05] keeps the author’s own words and the tags among them when the %s chunk is gone', async (chunk) => {
    const view = '<ucp-settings theme="aarp"></ucp-settings><ucp-view name="plans"><p>In the view</p></ucp-view>';
    const { tab, events, take } = await openWithout(chunk, Number.POSITIVE_INFINITY, view + composed);
    await expect.poll(async () => (await events()).length).toBe(3);
    expect(take.asked).toBeGreaterThan(1);
    await tab.getByText('In the view').waitFor();
    await tab.getByText('Written by the author').waitFor();
    await tab.locator('ucp-plan-card').getByText('Premium a month').waitFor();
    expect(await tab.getByText(quiet).filter({ visible: true }).count()).toBe(0);
    take.isBack = true;
    await reconnect(tab);
    await tab.locator('ucp-profile-area [part~="layout"]').waitFor();
  });

  it.each(['prepare', 'load'])('[LOAD-05] shows what it has when the %s chunk comes the second time', async (chunk) => {
    const { tab, errors, events } = await openWithout(chunk, 1);
    await tab.locator('ucp-plan-card').getByText('Premium a month').waitFor();
    expect(await events()).toEqual([]);
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('[LOAD-05] draws in the place of the message what a later tag brings', async () => {
    const { tab } = await openWithout('load', 2);
    await tab.locator('ucp-plan-card').getByText(quiet).waitFor();
    await tab.evaluate(() => document.body.append(document.createElement('ucp-top-bar')));
    await tab.locator('ucp-plan-card').getByText('Premium a month').waitFor();
    expect(await tab.getByText(quiet).count()).toBe(0);
  });

  it.each(['lists', 'load'])(
    '[LOAD-05] draws in the place of the message when the connection is back, where the %s chunk was gone',
    async (chunk) => {
      const { tab } = await openWithout(chunk, 2);
      await tab.locator('ucp-drug-list').getByText(quiet).waitFor();
      await reconnect(tab);
      await tab.locator('ucp-drug-list').getByText('Furosemide').first().waitFor();
      expect(await tab.getByText(quiet).count()).toBe(0);
    },
  );

  it('[LOAD-05] keeps the tool and the listener of a brand whose page lost its connection before the library came', async () => {
    const { tab } = await openWithout('load', 2, '<ucp-drug-list></ucp-drug-list>', brandModule);
    await tab.locator('ucp-drug-list').getByText(quiet).waitFor();
    await reconnect(tab);
    await expect.poll(() => tab.evaluate(() => 'heard' in window)).toBe(true);
    await tab.getByRole('button', { name: /^(Add|Edit) drugs/ }).click();
    await expect.poll(() => tab.evaluate(() => 'opened' in window)).toBe(true);
  });

  it('[SIGN-01] says that the shopper is still signed in, when the sign-out code does not load', async () => {
    const { tab, errors } = await openWithout('actions', Number.POSITIVE_INFINITY, '<ucp-account-banner></ucp-account-banner>');
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Sign out?' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });
});

it('[REM-01] asks before a removal if the chunk of the banners is kept away, as by a blocker that knows the word', async () => {
  const { tab, errors } = await openWithout('banners', Number.POSITIVE_INFINITY, '<ucp-saved-plans></ucp-saved-plans>');
  const cards = tab.locator('ucp-saved-plans').getByRole('article');
  await cards
    .first()
    .getByRole('button', { name: /^Unsave/ })
    .click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
  expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
});

describe('the popup that asks before a removal', () => {
  const list = '<ucp-saved-plans></ucp-saved-plans>';
  const inTopLayer = (message: Locator) => message.evaluate((one) => one.matches(':popover-open'));

  /** A page whose popups have not come, and the first card's button. */
  async function withoutPopups(body = list) {
    const { tab, take, errors } = await openWithout('popup', Number.POSITIVE_INFINITY, body);
    const unsave = tab.getByRole('button', { name: /^Unsave/ }).first();
    await unsave.waitFor();
    await expect.poll(() => take.asked).toBeGreaterThan(0);
    return { tab, take, errors, unsave, message: tab.locator('ucp-remove-popup').getByText(quiet) };
  }

  it('[REM-01] opens on a page that has lost its connection since it was loaded', async () => {
    const { tab, take } = await openWithout('popup', 0, list);
    await expect.poll(() => take.answered).toBe(1);
    await tab.context().setOffline(true);
    await tab
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
  });

  it('[REM-01] is replaced by a message above the page if its code does not come, and comes at the next press if it can', async () => {
    const { tab, take, errors, unsave, message } = await withoutPopups();
    await unsave.click();
    await message.waitFor();
    expect(await inTopLayer(message)).toBe(true);
    await expect.poll(() => focusedText(tab)).toBe(quiet);
    expect(await message.getAttribute('role'), 'read by its focus alone').toBeNull();
    await tab.keyboard.press('Escape');
    await message.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(tab)).toMatch(/^Unsave/);
    take.isBack = true;
    await unsave.click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
    expect(await tab.getByText(quiet).count()).toBe(0);
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('[REM-01] comes at the next press of the button, too if that press is what takes the message away', async () => {
    const { tab, take, unsave, message } = await withoutPopups();
    await unsave.click();
    await message.waitFor();
    take.isBack = true;
    // The message is in the middle of the screen; the button stands beside it.
    await unsave.click({ position: { x: 5, y: 5 } });
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
    expect(await tab.getByText(quiet).count()).toBe(0);
  });

  it('[REM-01] takes the place of that message when the connection is back', async () => {
    const { tab, take, unsave, message } = await withoutPopups();
    await unsave.click();
    await message.waitFor();
    take.isBack = true;
    await reconnect(tab);
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
    expect(await tab.getByText(quiet).count()).toBe(0);
  });

  it('[REM-01] does not come by itself when the connection is back if the shopper has left the message', async () => {
    const { tab, take, unsave, message } = await withoutPopups();
    await unsave.click();
    await message.waitFor();
    await tab.keyboard.press('Escape');
    await message.waitFor({ state: 'hidden' });
    take.isBack = true;
    await reconnect(tab);
    // The message closes when the component is there.
    await message.waitFor({ state: 'detached' });
    expect(await tab.getByRole('dialog').count()).toBe(0);
  });

  it('[REM-01] stays silent if the author put it on the page and nobody has asked for it', async () => {
    const { message } = await withoutPopups(`${list}<ucp-remove-popup></ucp-remove-popup>`);
    await message.waitFor();
    expect(await inTopLayer(message)).toBe(false);
  });
});

const quiet = 'This part of the page could not be loaded. Please try again later.';

const composed = `
  <ucp-profile-area>
    <p>Written by the author</p>
    <p slot="side">At the side</p>
    <ucp-plan-card plan-id="H0609044000" plan-year="2027"></ucp-plan-card>
    <ucp-drug-list></ucp-drug-list>
  </ucp-profile-area>`;

/** A brand's own module, which runs before the library has its data layer. */
const brandModule = `
  import { profile } from '/${flavour === 'preact' ? 'cdn-preact' : 'cdn'}/ucp.js';
  profile.subscribe(() => { window.heard = true; });
  profile.registerTool('drug-cost-estimator', {
    async open() { window.opened = true; return { isCompleted: false, isImported: false }; },
  });`;

/** The connection breaks, and returns at once. */
async function reconnect(tab: Page): Promise<void> {
  await tab.context().setOffline(true);
  await tab.context().setOffline(false);
}

/** A page whose chunk is gone for the first `times` that it is asked for. */
async function openWithout(chunk: string, times: number, body = composed, script = '') {
  const tab = await newPage();
  const { errors } = listenTo(tab);
  const events = await recordEvents(tab, 'ucp-error');
  const take = { asked: 0, answered: 0, isBack: false };
  await tab.route(`**/cdn*/${chunk}-*.js`, (route) => {
    take.asked += 1;
    return take.isBack || take.asked > times ? route.continue() : route.fulfill({ status: 404, body: '' });
  });
  tab.on('requestfinished', (request) => {
    if (request.url().includes(`/${chunk}-`)) take.answered += 1;
  });
  await tab.route('**/your/profile.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await hostPage(tab, { head: '<script type="module" src="/your/profile.js"></script>', body });
  await tab.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  return { tab, errors, events, take };
}
