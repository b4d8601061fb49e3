import { expect, it } from 'vitest';
import { createAtom } from '../../../src/shared/state/store.js';
import { when } from '../../../src/shared/state/when.js';

const count = createAtom<number>('whenTestCount', 0);
const $count = count.readable;

it('answers at once if the fact is already what is waited for', async () => {
  count.set(2);
  await expect(when($count, (count) => count > 1)).resolves.toBe(2);
});

it('answers with the first value that is waited for, and listens no longer', async () => {
  count.set(0);
  const large = when($count, (count) => count > 1);
  expect($count.lc).toBe(1);
  count.set(1);
  expect($count.lc).toBe(1);
  count.set(3);
  expect($count.lc).toBe(0);
  count.set(4);
  await expect(large).resolves.toBe(3);
});
