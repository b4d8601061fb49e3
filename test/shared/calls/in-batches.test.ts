import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBatches } from '../../../src/shared/calls/in-batches.js';
import { clock } from '../../../src/shared/time/clock.js';

/** The waits that have begun and not been stopped; the test ends them. */
const waits = new Set<() => void>();
let begun = 0;

beforeEach(() => {
  waits.clear();
  begun = 0;
  vi.spyOn(clock, 'after').mockImplementation((_, run) => {
    waits.add(run);
    begun += 1;
    return () => void waits.delete(run);
  });
});

afterEach(() => void vi.restoreAllMocks());

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A promise of this value that the test keeps or breaks. */
function later<T>(value: T) {
  let come = () => {};
  let fail = (_: Error) => {};
  const promise = new Promise<T>((resolve, reject) => {
    come = () => resolve(value);
    fail = reject;
  });
  return { promise, come: () => come(), fail: (error: Error) => fail(error) };
}

/** Answers that come, or fail, when the test says so, and the batches that were kept. */
function coming(count: number) {
  const answers = Array.from({ length: count }, (_, order) => later(order));
  const kept: (readonly number[])[] = [];
  const work = inBatches(
    answers.map(({ promise }) => promise),
    (batch) => kept.push(batch),
  );
  const come = async (...orders: readonly number[]) => {
    for (const order of orders) answers[order]?.come();
    await settle();
  };
  const runOut = async () => {
    for (const run of [...waits]) {
      waits.delete(run);
      run();
    }
    await settle();
  };
  return { answers, kept, work, come, runOut };
}

it('keeps answers that come close together as one batch, and lets no wait go on', async () => {
  const { kept, work, come } = coming(3);
  await come(1);
  await come(0);
  expect(kept).toEqual([]);
  expect(begun).toBe(1);
  await come(2);
  expect(kept).toEqual([[1, 0, 2]]);
  expect(waits.size).toBe(0);
  await work;
});

it('keeps finished batches when one is slow, and adds the rest later', async () => {
  const { kept, work, come, runOut } = coming(4);
  await come(0, 2);
  await runOut();
  expect(kept).toEqual([[0, 2]]);
  await come(3);
  expect(kept).toHaveLength(1);
  await runOut();
  expect(kept).toEqual([[0, 2], [3]]);
  await come(1);
  expect(kept).toEqual([[0, 2], [3], [1]]);
  expect(waits.size).toBe(0);
  await work;
});

it.each([0, 1])('waits for nobody if %s are requested', async (count) => {
  const { kept, work, come } = coming(count);
  await come(0);
  await work;
  expect(kept).toEqual(count ? [[0]] : []);
  expect(begun).toBe(0);
});

it('one that throws costs the others nothing', async () => {
  const { answers, kept, work, come, runOut } = coming(2);
  const end = work.catch((error: Error) => error.message);
  answers[0]?.fail(new Error('thrown'));
  await come(1);
  await runOut();
  expect(await end).toBe('thrown');
  expect(kept).toEqual([[1]]);
});
