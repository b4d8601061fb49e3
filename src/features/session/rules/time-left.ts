/** The seconds at which the time left is announced (IDLE-03). */
const ANNOUNCED_SECONDS = [120, 60, 30, 10] as const;

/**
 * Returns the last mark that the countdown passed, or null before the first. The time left is announced when this value
 * changes, even if the timer skips seconds.
 */
export function lastAnnouncedMark(secondsLeft: number): number | null {
  return ANNOUNCED_SECONDS.findLast((mark) => secondsLeft <= mark) ?? null;
}

/** Formats seconds as `1:42`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
