import { clock } from '../time/clock.js';

/** Milliseconds to wait after the first answer of a batch before it is kept without the rest. */
const PATIENCE = 2_000;

/**
 * Keeps responses in batches as they arrive. Every change redraws the page, and thirty redraws on a slow device take a second. So responses
 * that arrive close together are kept as one change. A slow response delays none of the others (ERR-02). Resolves when all have arrived.
 */
export async function inBatches<T>(coming: readonly Promise<T>[], keep: (batch: readonly T[]) => void): Promise<void> {
  const batch: T[] = [];
  let left = coming.length;
  let stop: (() => void) | null = null;
  const close = () => {
    stop?.();
    stop = null;
    keep(batch.splice(0));
  };
  const take = async (one: Promise<T>) => {
    batch.push(await one);
    left -= 1;
    if (left === 0) close();
    else stop ??= clock.after(PATIENCE, close);
  };
  await Promise.all(coming.map(take));
}
