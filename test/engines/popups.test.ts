import { describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { overflowingElements } from '../browser/support/fit.js';
import { brokenWords } from '../browser/support/words.js';
import { engineNames, patient, withEngine } from './support/engines.js';
import type { Tab, Target } from './support/tab.js';

interface Opening {
  readonly rule: string;
  readonly tag: string;
  readonly title: string;
  readonly shopper: string;
  /** The control that opens it on the page. Without it, a button of the author's own calls `show()`. */
  readonly opener?: (tab: Tab) => Target;
  /** The element that has focus afterwards, if not the opener. */
  readonly after?: (tab: Tab) => Target;
}

const openings: readonly Opening[] = [
  {
    rule: '[REM-01]',
    tag: 'ucp-remove-popup',
    title: 'Remove this plan?',
    shopper: 'guest',
    opener: (tab) => tab.css('ucp-saved-plans').role('button', /^Unsave Desert Rx Saver/),
  },
  {
    rule: '[TOP-04]',
    tag: 'ucp-email-popup',
    title: 'Email your saved plans',
    shopper: 'guest',
    opener: (tab) => tab.role('button', 'Email'),
  },
  {
    rule: '[SHEET-01]',
    tag: 'ucp-counselor-popup',
    title: 'Print a sheet for your counselor',
    shopper: 'guest',
  },
  {
    rule: '[EH-03]',
    tag: 'ucp-extra-help-popup',
    title: 'Extra Help',
    shopper: 'tucson',
    opener: (tab) => tab.css('ucp-extra-help').role('radio', 'Yes'),
    after: (tab) => tab.css('ucp-extra-help').role('button', 'Change'),
  },
  {
    rule: '[SIGN-01]',
    tag: 'ucp-sign-out-popup',
    title: 'Sign out?',
    shopper: 'member',
    opener: (tab) => tab.css('ucp-account-banner').role('button', 'Sign out'),
  },
  {
    rule: '[IMP-04]',
    tag: 'ucp-import-popup',
    title: 'Find your drugs and doctors',
    shopper: 'base',
    opener: (tab) => tab.css('ucp-account-banner').role('button', 'Find your drugs and doctors'),
  },
  { rule: '[IDC-12]', tag: 'ucp-confirm-identity-popup', title: 'Confirm your identity', shopper: 'member-no-consent' },
  { rule: '[VAL-06]', tag: 'ucp-zip-popup', title: 'Enter your ZIP code', shopper: 'guest' },
  { rule: '[IDLE-03]', tag: 'ucp-timeout-popup', title: 'Your session is about to expire', shopper: 'member' },
];

/** Focuses a button of the author's own, which opens the popup. */
async function focusOwnOpener(tab: Tab, tag: string): Promise<Target> {
  await tab.page.evaluate((wanted) => {
    const popup = document.querySelector(wanted) ?? document.body.appendChild(document.createElement(wanted));
    const button = document.createElement('button');
    button.textContent = 'Open it';
    button.addEventListener('click', () => (popup as HTMLElement & { show(): void }).show());
    document.body.prepend(button);
    button.focus();
  }, tag);
  return tab.role('button', 'Open it');
}

describe.each(engineNames)('every popup in %s', patient, (name) => {
  const visit = withEngine(name);

  it.each(openings.map((one) => [one.rule, one.tag, one] as const))(
    '%s takes focus, closes by Escape and gives focus back: %s',
    async (_, tag, { title, shopper, opener, after }) => {
      const tab = await visit('/pages/whole.html', { shopper });
      const dialog = tab.css(tag).role('dialog', title);
      await tab.css('ucp-saved-plans').role('heading').waitFor();
      await tab.settle();
      if (await dialog.count()) {
        await tab.page.key('Escape');
        await dialog.waitUntilGone();
      }
      const pressed = opener?.(tab) ?? (await focusOwnOpener(tab, tag));
      if (opener) await pressed.press();
      else await tab.page.key('Enter');
      await dialog.waitFor();
      await expect.poll(() => dialog.holdsFocus()).toBe(true);
      await tab.settle();
      await tab.picture(`popup-${tag.replace('ucp-', '')}`);
      await tab.page.resize(390, 844);
      await tab.settle();
      await tab.picture(`popup-${tag.replace('ucp-', '')}-phone`);
      expect(await overflowingElements(tab.page)).toEqual([]);
      expect(await brokenWords(tab.page)).toEqual([]);
      await tab.page.key('Escape');
      await dialog.waitUntilGone();
      await expect.poll(() => (after?.(tab) ?? pressed).hasFocus()).toBe(true);
    },
  );

  it('[CARD-02] the bubble of a special needs plan opens at its button and closes by Escape', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'guest' });
    const plans = tab.css('ucp-saved-plans');
    await plans.css('.tip button').waitFor();
    await tab.settle();
    await plans.css('.tip button').press();
    await plans.css('.tip__bubble').waitFor();
    await tab.picture('bubble');
    await tab.page.key('Escape');
    await plans.css('.tip__bubble').waitUntilGone();
    expect(await plans.css('.tip button').hasFocus()).toBe(true);
  });
});

it('none is left out', () => {
  const tags = tables.filter(({ isPopup }) => isPopup).map(({ tag }) => tag);
  expect(openings.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted());
});
