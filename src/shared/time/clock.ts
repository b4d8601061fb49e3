/**
 * Time as the browser has it. Elapsed time comes from the monotonic clock, which a wrong or changed system
 * clock does not touch (YEAR-05); the epoch is only for the fallback to Chicago's time.
 */
export const clock = {
  /** Milliseconds since some start, never going back. */
  elapsed: (): number => performance.now(),
  epoch: (): number => Date.now(),
  after: (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
