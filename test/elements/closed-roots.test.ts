import { expect, it, vi } from 'vitest';
import { tables } from '../../elements/index.js';
import { profileArea } from '../../elements/profile-area.js';
import { defineElements } from '../../src/element/shell.js';
import { shadowRootOf } from '../../src/shared/page/shadow-root-of.js';
import { openPage } from './support/page.js';

it('[HOST-09] draws the whole page where an extension makes every shadow root closed', async () => {
  const open = Element.prototype.attachShadow;
  const closing = vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, options) {
    return open.call(this, { ...options, mode: 'closed' });
  });
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  await openPage({ shopper: 'member' });
  defineElements(tables);
  const area = document.body.appendChild(document.createElement(profileArea.tag));
  expect(area.shadowRoot).toBeNull();
  const inside = (host: Element | null | undefined, tag: string) => (host ? shadowRootOf(host)?.querySelector(tag) : null);
  const cards = () => {
    const list = inside(area, 'ucp-saved-plans');
    return list ? shadowRootOf(list)?.querySelectorAll('article').length : 0;
  };
  await expect.poll(cards).toBe(4);
  expect(inside(inside(area, 'ucp-view'), 'slot')).toBeTruthy();
  expect(errors.filter((one) => !one.includes('ResizeObserver'))).toEqual([]);
  closing.mockRestore();
});
