import { clock } from './clock.js';

/**
 * Drawing in turns. Jobs run in one task while it stays short, and the rest continue in the next task. So a slow phone can paint, scroll
 * and answer taps in between. Before printing all remaining jobs run at once.
 */

/** Milliseconds after which the page gets a turn. */
const MAX_TASK_TIME = 25;

export type Job = () => void;

const waiting = new Set<Job>();
let isRunning = false;

/** Runs the job behind this task, in order; returns what takes it off again. */
export function scheduleRender(job: Job): () => void {
  waiting.add(job);
  if (!isRunning) startRendering();
  return () => void waiting.delete(job);
}

function startRendering(): void {
  isRunning = true;
  addEventListener('beforeprint', drawAll);
  queueMicrotask(turn);
}

function turn(): void {
  const start = clock.elapsed();
  drawWhile(() => clock.elapsed() - start < MAX_TASK_TIME);
  if (waiting.size > 0) clock.after(0, turn);
  else end();
}

function end(): void {
  isRunning = false;
  removeEventListener('beforeprint', drawAll);
}

function drawAll(): void {
  drawWhile(() => true);
}

function drawWhile(hasTime: () => boolean): void {
  for (const job of waiting) {
    waiting.delete(job);
    runSafely(job);
    if (!hasTime()) return;
  }
}

/** A job that fails never costs the others. */
export function runSafely(job: Job): void {
  try {
    job();
  } catch (error) {
    reportError(error);
  }
}
