import { vi } from 'vitest';
import { clock } from '../../../../src/shared/time/clock.js';

/** The time of a visit: it passes only when it is let, and both clocks of the browser follow it. */

const CHICAGO = 6 * 3_600_000;
const kept = { ...clock };
let begun = 0;
let slept = 0;
let timers: ReturnType<typeof setTimeout>[] = [];
/** The clock's own `setTimeout`: no page takes its timers with it. */
let after: (work: () => void, milliseconds: number) => unknown;

/** From now on it is this moment on Chicago's wall clock, in its winter. */
export function startTime(at: string): void {
  vi.useFakeTimers({ now: Date.parse(`${at}Z`) + CHICAGO, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { setTimeout: begin } = globalThis;
  after = begin;
  const remembering = (...given: Parameters<typeof setTimeout>) => {
    const timer = begin(...given);
    timers.push(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(remembering, begin);
  begun = Date.now();
  slept = 0;
  clock.elapsed = () => Date.now() - begun - slept;
  clock.epoch = () => Date.now();
}

/** Waits outside the page. */
export async function waiting(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise<void>((resolve) => after(resolve, milliseconds));
}

/** A page that is left takes its timers with it. */
export function forgetTimers(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
}

export function endTime(): void {
  timers = [];
  vi.useRealTimers();
  Object.assign(clock, kept);
}

/** `YYYY-MM-DDTHH:mm:ss` */
export function wallTime(): string {
  return new Date(Date.now() - CHICAGO).toISOString().slice(0, 19);
}

/** The computer sleeps: only the clock that can be set has gone on. */
export function sleep(milliseconds: number): void {
  slept += milliseconds;
  vi.setSystemTime(Date.now() + milliseconds);
}

let busy = 0;

/** Work of this process that takes no time of the visit's: the service's answers. */
export async function timeless<T>(work: Promise<T>): Promise<T> {
  busy += 1;
  try {
    return await work;
  } finally {
    busy -= 1;
  }
}

/** Turns of the event loop without such work, after which nothing comes without the clock. */
const QUIET = 4;

async function breathe(): Promise<void> {
  for (let quiet = 0; quiet < QUIET; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (busy > 0) quiet = 0;
  }
}

/** Lets this much time pass, and everything happen that is due in it. */
export async function pass(milliseconds: number): Promise<void> {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, milliseconds);
  for (await breathe(); !isOver; await breathe()) await vi.advanceTimersToNextTimerAsync();
}
