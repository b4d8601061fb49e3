import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { listenTo, recordEvents } from './support/page.js';

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

describe('a page whose library comes in part', () => {
  it.each(['begin', 'load'])(
    '[LOAD-05] ends every outline by a quiet message when the %s chunk is gone, and keeps the author’s own words',
    async (chunk) => {
      const { tab, errors, events, take } = await openWithout(chunk, Number.POSITIVE_INFINITY);
      await tab.locator('ucp-plan-card').getByText(quiet).waitFor();
      await tab.locator('ucp-drug-list').getByText(quiet).waitFor();
      await tab.getByText('Written by the author').waitFor();
      await tab.getByText('At the side').waitFor();
      expect(take.asked).toBeGreaterThan(1);
      const told = (await events()).map((one) => JSON.stringify(one));
      expect(told.sort()).toEqual(
        ['ucp-drug-list', 'ucp-plan-card'].map((tag) => `["ucp-error",{"code":"piece-not-loaded","tag":"${tag}"}]`),
      );
      expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
    },
  );

  it.each(['begin', 'load'])('[LOAD-05] shows what it has when the %s chunk comes the second time', async (chunk) => {
    const { tab, errors, events } = await openWithout(chunk, 1);
    await tab.locator('ucp-plan-card').getByText('Monthly premium').waitFor();
    expect(await events()).toEqual([]);
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('[LOAD-05] draws in the place of the message what a later tag brings', async () => {
    const { tab } = await openWithout('load', 2);
    await tab.locator('ucp-plan-card').getByText(quiet).waitFor();
    await tab.evaluate(() => document.body.append(document.createElement('ucp-top-bar')));
    await tab.locator('ucp-plan-card').getByText('Monthly premium').waitFor();
    expect(await tab.getByText(quiet).count()).toBe(0);
  });

  it.each(['lists', 'load'])(
    '[LOAD-05] draws in the place of the message when the connection is back, where the %s chunk was gone',
    async (chunk) => {
      const { tab } = await openWithout(chunk, 2);
      await tab.locator('ucp-drug-list').getByText(quiet).waitFor();
      await tab.context().setOffline(true);
      await tab.context().setOffline(false);
      await tab.locator('ucp-drug-list').getByText('Furosemide').first().waitFor();
      expect(await tab.getByText(quiet).count()).toBe(0);
    },
  );

  it('[SIGN-01] tells who wants to sign out that they are signed in still, when the chunk of it is gone', async () => {
    const { tab, errors } = await openWithout('actions', Number.POSITIVE_INFINITY, '<ucp-account-banner></ucp-account-banner>');
    await tab.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Sign out?' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });
});

it('[REM-01] asks before a removal where the chunk of the banners is kept away, as by a blocker that knows the word', async () => {
  const { tab, errors } = await openWithout('banners', Number.POSITIVE_INFINITY, '<ucp-saved-plans></ucp-saved-plans>');
  const cards = tab.locator('ucp-saved-plans').getByRole('article');
  await cards
    .first()
    .getByRole('button', { name: /^Unsave/ })
    .click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
  expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
});

it('[REM-01] asks before a removal, once the chunk of popups that a broken connection kept away can be had', async () => {
  const { tab, take } = await openWithout('popup', 2, '<ucp-saved-plans></ucp-saved-plans>');
  const unsave = tab
    .locator('ucp-saved-plans')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Unsave/ });
  await unsave.click();
  await tab.locator('ucp-remove-popup').getByText(quiet).waitFor();
  expect(take.asked).toBe(2);
  await unsave.click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).waitFor();
  expect(await tab.getByText(quiet).count()).toBe(0);
});

const quiet = 'This part of the page could not be loaded. Please try again later.';

const composed = `
  <ucp-profile-area>
    <p>Written by the author</p>
    <p slot="side">At the side</p>
    <ucp-plan-card plan-id="H0609044000" plan-year="2027"></ucp-plan-card>
    <ucp-drug-list></ucp-drug-list>
  </ucp-profile-area>`;

/** A page whose chunk is gone for the first `times` that it is asked for. */
async function openWithout(chunk: string, times: number, body = composed) {
  const tab = await newPage();
  const { errors } = listenTo(tab);
  const events = await recordEvents(tab, 'ucp-error');
  const take = { asked: 0 };
  await tab.route(`**/cdn*/${chunk}-*.js`, (route) => {
    take.asked += 1;
    return take.asked > times ? route.continue() : route.fulfill({ status: 404, body: '' });
  });
  await hostPage(tab, { body });
  await tab.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  return { tab, errors, events, take };
}
