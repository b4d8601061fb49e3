import { clock } from '../../platform/clock.js';

/** Milliseconds after the first answer of a batch until what has come is kept without the others. */
const PATIENCE = 2_000;

/**
 * Keeps answers as they come, in batches: those that come close together are one change, since each change draws anew, and thirty on
 * a slow line take a second. A slow one holds up none of the others (ERR-02). Resolves when all have come.
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
