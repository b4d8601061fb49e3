import { log } from './report.js';

/** One of several steps, with its name for the log. */
export type Step = readonly [what: string, run: () => void];

/**
 * Runs steps in their order, each on its own. One that throws is logged by its name, and stops none of the others. The text of its error
 * may hold a value of the shopper's, so only the kind of error is logged (ERR-01).
 */
export function runSteps(task: string, steps: readonly Step[]): void {
  for (const [what, run] of steps) {
    try {
      run();
    } catch (error) {
      log(`${task}: ${what} failed (${error instanceof Error ? error.name : typeof error})`);
    }
  }
}
