import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { handleLinkClick } from '../../src/ui/handle-link-click.js';

const click = (keys: Partial<MouseEvent> = {}) => ({
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...keys,
  preventDefault: vi.fn(),
});

it('[LINK-01] a click on a link is answered here, in the place of the browser', () => {
  const run = vi.fn();
  const event = click();
  handleLinkClick(run)(event as unknown as MouseEvent);
  expect([run.mock.calls.length, event.preventDefault.mock.calls.length]).toEqual([1, 1]);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  '[LINK-01] a click with %s asks for another tab or window, or the file, and is the browser’s',
  (key) => {
    const run = vi.fn();
    const event = click({ [key]: true });
    handleLinkClick(run)(event as unknown as MouseEvent);
    expect([run.mock.calls.length, event.preventDefault.mock.calls.length]).toEqual([0, 0]);
  },
);
