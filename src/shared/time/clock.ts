/**
 * The browser's time. Elapsed time comes from the monotonic clock, which a wrong or changed system clock does not affect (YEAR-05). The
 * epoch is only for the fallback to Chicago's time.
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
