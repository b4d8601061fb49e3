import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clock } from '../../../src/shared/time/clock.js';
import { scheduleRender } from '../../../src/shared/time/render-schedule.js';

/** The clock stands still until a job takes its time; what was put off waits in `later`. */
let now = 0;
let later: (() => void)[] = [];
let drawn: string[] = [];

const job =
  (name: string, milliseconds = 0) =>
  () => {
    drawn.push(name);
    now += milliseconds;
  };

const behindTask = () => Promise.resolve();

function nextTask(): void {
  for (const run of later.splice(0)) run();
}

beforeEach(() => {
  now = 0;
  later = [];
  drawn = [];
  vi.spyOn(clock, 'elapsed').mockImplementation(() => now);
  vi.spyOn(clock, 'after').mockImplementation((_, run) => {
    later.push(run);
    return () => undefined;
  });
});

afterEach(() => {
  nextTask();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('what is short is drawn behind the task that asked, in order', async () => {
  for (const name of ['a', 'b', 'c']) scheduleRender(job(name, 8));
  expect(drawn).toEqual([]);
  await behindTask();
  expect(drawn).toEqual(['a', 'b', 'c']);
  expect(later).toEqual([]);
});

it('long work continues in the next tasks, at least one job a turn', async () => {
  for (const name of ['a', 'b', 'c', 'd']) scheduleRender(job(name, name === 'c' ? 900 : 13));
  await behindTask();
  expect(drawn).toEqual(['a', 'b']);
  nextTask();
  expect(drawn).toEqual(['a', 'b', 'c']);
  nextTask();
  expect(drawn).toEqual(['a', 'b', 'c', 'd']);
  expect(later).toEqual([]);
});

it('has as long in each turn, by the clock of that turn', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) scheduleRender(job(name, name === 'a' ? 25 : 12));
  await behindTask();
  expect(drawn, '25 ms are over').toEqual(['a']);
  nextTask();
  expect(drawn).toEqual(['a', 'b', 'c', 'd']);
  nextTask();
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('listens for paper only while something waits', async () => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const leave = vi.spyOn(globalThis, 'removeEventListener');
  scheduleRender(job('a', 100));
  scheduleRender(job('b'));
  await behindTask();
  expect(listen.mock.calls.map(([name]) => name)).toEqual(['beforeprint']);
  expect(leave).not.toHaveBeenCalled();
  nextTask();
  expect(leave.mock.calls).toEqual(listen.mock.calls);
});

it('a job that a job asks for is drawn behind those that wait', async () => {
  scheduleRender(() => {
    drawn.push('a');
    scheduleRender(job('c'));
  });
  scheduleRender(job('b'));
  await behindTask();
  expect(drawn).toEqual(['a', 'b', 'c']);
});

it('what is taken off is not drawn', async () => {
  scheduleRender(job('a', 100));
  const takeOff = scheduleRender(job('b'));
  await behindTask();
  takeOff();
  nextTask();
  expect(drawn).toEqual(['a']);
});

it('a failing job is reported, and delays no other', async () => {
  const listener = vi.fn();
  vi.stubGlobal('reportError', listener);
  const failure = new Error('cannot be drawn');
  scheduleRender(() => {
    throw failure;
  });
  scheduleRender(job('b'));
  await behindTask();
  expect(drawn).toEqual(['b']);
  expect(listener).toHaveBeenCalledWith(failure);
});

it('[TOP-05] nothing waits when the page is printed', async () => {
  for (const name of ['a', 'b', 'c']) scheduleRender(job(name, 100));
  await behindTask();
  expect(drawn).toEqual(['a']);
  dispatchEvent(new Event('beforeprint'));
  expect(drawn).toEqual(['a', 'b', 'c']);
});
