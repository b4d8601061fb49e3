import { afterEach, expect, it, vi } from 'vitest';
import { completeBrowser } from '../../src/element/simulated-browser.js';
import { firstPressable } from '../../src/shared/page/pressable.js';

afterEach(() => vi.restoreAllMocks());

it('a popup of the page can open in jsdom, where no element has a box', () => {
  const boxes = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
  const popup = document.createElement('ucp-remove-popup');
  document.body.append(popup);
  expect(firstPressable('ucp-remove-popup')).toBeNull();
  completeBrowser();
  expect(firstPressable('ucp-remove-popup')).toBe(popup);
  popup.remove();
  expect(popup.getClientRects()).toHaveLength(0);
  boxes.mockRestore();
});
