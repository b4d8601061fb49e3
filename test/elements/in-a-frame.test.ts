import { afterEach, beforeAll, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/**
 * A tag that a script has moved into the document of a frame. React draws it there. Preact does not: it creates elements with the registry
 * of the first document, which Chromium refuses in another one (docs/browsers.md).
 */

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
});

afterEach(() => document.body.replaceChildren());

it('[HOST-08] a tag that stays in a frame is drawn there, with the styles and tokens of that document', async () => {
  const area = document.body.appendChild(document.createElement('ucp-profile-area')) as HTMLElement & { readonly ready: Promise<void> };
  await area.ready;
  const page = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
  page.body.append(area);
  const cards = () => area.shadowRoot?.querySelector('ucp-saved-plans')?.shadowRoot?.querySelectorAll('article');
  await expect.poll(() => cards()?.length).toBe(4);
  const [card] = cards() ?? [];
  await expect.poll(() => page.defaultView?.getComputedStyle(card as Element).borderTopStyle).toBe('solid');
  expect(page.defaultView?.getComputedStyle(area).getPropertyValue('--ucp-color-action')).not.toBe('');
});
