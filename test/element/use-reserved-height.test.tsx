import { act } from 'react';
import { expect, it } from 'vitest';
import { HostProvider } from '../../src/element/react-renderer.js';
import { recordSkeletonEnd, useReservedHeight } from '../../src/element/use-reserved-height.js';
import { render } from '../ui/render.js';

function Last() {
  return <div ref={useReservedHeight()} />;
}

/** The least height of the last box of an element, whose top is at 0, below a skeleton that ended there; px of the viewport. */
function roomBelow(bottom: number): { readonly style: CSSStyleDeclaration; readonly remove: () => void } {
  const host = document.createElement('div');
  host.getBoundingClientRect = () => new DOMRect(0, 0, 0, bottom);
  recordSkeletonEnd(host);
  const { root, remove } = render(
    <HostProvider value={host}>
      <Last />
    </HostProvider>,
  );
  return { style: (root.querySelector('div') as HTMLElement).style, remove };
}

it('[LOAD-04] a component that is lower than its skeleton keeps only the visible space, without a gap', () => {
  expect(roomBelow(300).style.minHeight).toBe('300px');
  expect(roomBelow(innerHeight + 1000).style.minHeight).toBe(`${innerHeight}px`);
});

it('[LOAD-04] the space is released when the window changes its size', () => {
  const { style } = roomBelow(300);
  act(() => dispatchEvent(new Event('resize')));
  expect(style.minHeight).toBe('');
});

it('[LOAD-04] nothing of it is left on the page once its element has left', () => {
  const { style, remove } = roomBelow(300);
  remove();
  style.minHeight = '1px';
  for (const name of ['resize', 'scroll']) dispatchEvent(new Event(name));
  expect(style.minHeight).toBe('1px');
});
