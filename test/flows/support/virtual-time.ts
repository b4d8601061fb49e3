import { onTestFinished, vi } from 'vitest';

const NOW = Date.parse('2026-11-20T15:30:00Z');

/** Milliseconds without a timer, and without an end, after which nothing will come any more. */
const STILL = 10_000;

/** What happens on its own, without any clock: answers of the service that runs in this process, and what they lead to. */
async function breathe(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** From now on time passes only when `lastOf` lets it. */
export function stopClock(): void {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

/** Until the test has ended the page lives in the second that the service has told it, however long its load takes. */
export function stayInSecond(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * Waits for the work by letting the clock run from one timer to the next: half a minute costs nothing.
 *
 * @returns how many seconds it took
 * @throws when nothing is left that could end the work, or when it takes longer than `patience` seconds
 */
export async function secondsOf(work: Promise<unknown>, patience: number): Promise<number> {
  const begun = Date.now();
  const end: { is: boolean; because?: unknown } = { is: false };
  work.then(
    () => Object.assign(end, { is: true }),
    (because) => Object.assign(end, { is: true, because }),
  );
  for (let moved = performance.now(); !end.is; ) {
    await breathe();
    if (end.is) break;
    if (vi.getTimerCount() > 0) {
      await vi.advanceTimersToNextTimerAsync();
      moved = performance.now();
    }
    // A module that comes by import() takes real time.
    if (performance.now() - moved > STILL) throw new Error('it hangs, and waits for no clock');
    if (Date.now() - begun > patience * 1000) throw new Error(`it took longer than ${patience} seconds`);
  }
  if (end.because) throw end.because;
  return (Date.now() - begun) / 1000;
}

/** Seconds in which a module that comes by `import()` is asked after: it takes real time, and a look at it a millisecond. */
const GLANCE = 50;

/** Lets this much time pass, and everything happen that is due in it. */
export async function passTime(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    await breathe();
    if (passed % GLANCE === 0) await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(Math.min(5, seconds - passed) * 1000);
  }
  await breathe();
}
