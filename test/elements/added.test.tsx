import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { savedPlans } from '../../elements/saved-plans.js';
import { settings } from '../../elements/settings.js';
import { tablesFrom } from '../../src/element/all-definitions.js';
import { ensureTag } from '../../src/element/popups.js';
import { defineElements } from '../../src/element/shell.js';
import { decidePageSettings } from '../../src/features/page/actions/settings.js';
import { openPopup } from '../../src/features/popups/actions.js';
import { resetPage } from '../../src/testing.js';
import { openPage } from './support/page.js';

/** A page with the entries of few tags: what it adds by itself, and what its author said, is there all the same. */

const popups = ['ucp-sign-out-popup', 'ucp-email-popup', 'ucp-zip-popup', 'ucp-extra-help-popup'] as const;

/** These open for shoppers, or at times, that a page has to bring first. */
const others = ['ucp-import-popup', 'ucp-confirm-identity-popup', 'ucp-timeout-popup', 'ucp-toast', 'ucp-import-progress'];

const item = { tag: 'ucp-remove-popup', list: 'drugs', key: 'k', name: 'The item' } as const;

/** As a tag's own entry does it, for bundlers and on a CDN. */
beforeAll(async () => {
  const allTables = () => import('../../elements/index.js').then(({ tables }) => tables);
  tablesFrom(allTables);
  defineElements([savedPlans]);
  // The test's own server takes a while over all tags, for which no popup would be waited.
  await allTables();
});

afterEach(() => document.body.replaceChildren());

describe('with the entry of one tag', () => {
  it.each([...popups.map((tag) => ({ tag })), item])('$tag is defined when the page adds it, and opens', async (request) => {
    await openPage({ shopper: 'member' });
    openPopup(request);
    await expect.poll(() => document.querySelector(request.tag)?.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  });

  it.each(others)('%s is defined when the page adds it', async (tag) => {
    ensureTag(tag);
    await expect.poll(() => document.querySelector(tag)?.matches(':defined')).toBe(true);
  });

  it('leaves a tag undefined that the author and the page do not add', () => {
    expect(customElements.get('ucp-faq')).toBeUndefined();
  });

  it('the attributes of ucp-settings count, and wrong ones are logged and ignored', async () => {
    resetPage();
    document.body.innerHTML =
      '<ucp-settings api-base=" https://services.example.com " site-id="AARP" theme="purple" environment="" preview></ucp-settings>';
    expect(customElements.get('ucp-settings')).toBeUndefined();
    const decided = await decidePageSettings();
    expect(decided).toMatchObject({
      apiBase: 'https://services.example.com',
      siteId: 'aarp',
      theme: '',
      environment: 'prod',
      preview: true,
    });
  });
});

describe('a framework that sets properties', () => {
  beforeAll(() => defineElements([settings]));

  it('sets a brand, which shows as an attribute and is removed with it', () => {
    const tag = document.createElement('ucp-saved-plans') as HTMLElement & { theme?: string | undefined };
    tag.theme = 'aarp';
    expect([tag.getAttribute('theme'), tag.theme]).toEqual(['aarp', 'aarp']);
    tag.theme = undefined;
    expect([tag.hasAttribute('theme'), tag.theme]).toEqual([false, undefined]);
  });

  it('sets every attribute of ucp-settings, in React', async () => {
    resetPage();
    const given = {
      'api-base': 'https://services.example.com',
      contentBase: '/content',
      siteId: 'aarp',
      environment: 'stage',
      systemDate: '2026-11-20',
      theme: 'uhc',
      preview: true,
    };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    // biome-ignore lint/suspicious/noExplicitAny: the tag's types are the package's
    const Settings = 'ucp-settings' as any;
    flushSync(() => root.render(<Settings {...given} />));
    const { 'api-base': apiBase, ...rest } = given;
    expect(await decidePageSettings()).toMatchObject({ apiBase, ...rest });
    flushSync(() => root.unmount());
  });

  it('leaves to the JSON what no attribute says', async () => {
    resetPage();
    document.body.innerHTML = '<ucp-settings><script type="application/json">{"preview":true,"theme":"uhc"}</script></ucp-settings>';
    expect(await decidePageSettings()).toMatchObject({ preview: true, theme: 'uhc' });
  });
});

it('a brand looks as it should in any case', async () => {
  await openPage({ shopper: 'member' });
  document.body.innerHTML = '<ucp-saved-plans theme="aarp"></ucp-saved-plans><ucp-saved-plans theme="AARP"></ucp-saved-plans>';
  const [lower, upper] = document.querySelectorAll('ucp-saved-plans');
  const action = (tag: Element | undefined) => tag && getComputedStyle(tag).getPropertyValue('--ucp-color-action');
  const neutral = getComputedStyle(document.body).getPropertyValue('--ucp-color-action');
  await expect.poll(() => action(lower)).not.toBe(neutral);
  await expect.poll(() => action(upper)).toBe(action(lower));
});
