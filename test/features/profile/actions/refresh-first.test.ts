import { expect, it, vi } from 'vitest';
import { profile } from '../../../../src/index.js';

// A file of its own: no page has begun in it.
it('[LOAD-01] profile.refresh() asks for nothing and breaks nothing if the one load has not begun', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const broken = vi.fn();
  process.on('unhandledRejection', broken);
  await profile.refresh();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', broken);
  expect(broken.mock.calls).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});
