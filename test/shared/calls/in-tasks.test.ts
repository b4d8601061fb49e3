import { expect, it, vi } from 'vitest';
import { inTasks } from '../../../src/shared/calls/in-tasks.js';
import { nextTask } from '../../../src/shared/time/next-task.js';

vi.mock('../../../src/shared/time/next-task.js');

/** The calls that were sent, and the tasks that the test lets come. */
function sending(count: number) {
  const later: (() => void)[] = [];
  vi.mocked(nextTask).mockImplementation(() => new Promise((resolve) => void later.push(resolve)));
  const sent: number[] = [];
  const answers = inTasks(
    Array.from({ length: count }, (_, order) => order),
    async (order) => {
      sent.push(order);
      return order * 10;
    },
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const letOneCome = async () => {
    for (const run of later.splice(0)) run();
    await settle();
  };
  return { sent, answers, settle, letOneCome, later };
}

it('sends the first six calls at once, and six more in each task that follows', async () => {
  const { sent, settle, letOneCome } = sending(14);
  await settle();
  expect(sent).toEqual([0, 1, 2, 3, 4, 5]);
  await letOneCome();
  expect(sent).toHaveLength(12);
  await letOneCome();
  expect(sent).toHaveLength(14);
});

it('asks for no further task if six are enough, and gives each its own answer', async () => {
  const { answers, settle, later } = sending(6);
  await settle();
  expect(later).toEqual([]);
  expect(await Promise.all(answers)).toEqual([0, 10, 20, 30, 40, 50]);
});

it('a call that fails costs the others nothing', async () => {
  const answers = inTasks(['a', 'b', 'c'], async (item) => {
    if (item === 'b') throw new Error(item);
    return item;
  });
  expect(await Promise.allSettled(answers)).toMatchObject([{ value: 'a' }, { reason: { message: 'b' } }, { value: 'c' }]);
});
