import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useKeptHeight } from '../../src/features/cost/CostChart/use-kept-height.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Box({ isWaiting, above }: { readonly isWaiting: boolean; readonly above: number }) {
  const box = useKeptHeight(isWaiting);
  return (
    <div style={{ position: 'absolute', insetBlockStart: above }}>
      <div id="box" ref={box}>
        <div style={{ height: isWaiting ? 400 : 200 }} />
      </div>
    </div>
  );
}

const box = () => document.querySelector<HTMLElement>('#box');

/** Renders a box that waits, and then has nothing more to wait for. */
async function waitInVain(above: number): Promise<void> {
  await page.viewport(390, 844);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Box isWaiting above={above} />));
  await act(async () => root.render(<Box isWaiting={false} above={above} />));
}

it.each([
  ['keeps its height, so that nothing in sight moves', 100, 400],
  ['is as high as its words, because nobody sees its end', 700, 200],
  ['is as high as its words if the shopper has passed it', -500, 200],
])('[LOAD-04] [COST-12] a chart that waited in vain for its answer %s', async (_, above, height) => {
  await waitInVain(above);
  expect(box()?.offsetHeight).toBe(height);
});

it.each([
  ['scrolls the page', () => dispatchEvent(new Event('scroll'))],
  ['scrolls a part of the page', () => document.body.dispatchEvent(new Event('scroll'))],
  ['presses something in it', () => box()?.click()],
  ['resizes the window', () => dispatchEvent(new Event('resize'))],
])('[LOAD-04] [COST-12] a chart that waited in vain has no empty ground after the shopper %s', async (_, move) => {
  await waitInVain(100);
  document.body.click();
  expect(box()?.offsetHeight).toBe(400);
  move();
  expect(box()?.offsetHeight).toBe(200);
});
