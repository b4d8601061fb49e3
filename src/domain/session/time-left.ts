/** When the time left is spoken; seconds, falling (IDLE-03). */
const MARKS = [120, 60, 30, 10] as const;

/** The mark that was passed last; the time left is spoken when it changes, however the seconds come. Null before the first. */
export function markPassed(secondsLeft: number): number | null {
  return MARKS.findLast((mark) => secondsLeft <= mark) ?? null;
}

/** `1:42`. */
export function clockOfSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
