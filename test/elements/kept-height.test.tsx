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

it.each([
  ['keeps its height, so that nothing in sight moves', 100, 400],
  ['is as high as its words, because nobody sees its end', 700, 200],
  ['is as high as its words if the shopper has passed it', -500, 200],
])('[LOAD-04] [COST-12] a chart that waited in vain for its answer %s', async (_, above, height) => {
  await page.viewport(390, 844);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Box isWaiting above={above} />));
  await act(async () => root.render(<Box isWaiting={false} above={above} />));
  expect(document.querySelector<HTMLElement>('#box')?.offsetHeight).toBe(height);
});
