/**
 * Adds no-break spaces. '175 mcg', 'TTY 711', '7 p.m. CT', 'premium $288' and '7 days a week' stay on one line. A dot
 * between two facts ends a line and never starts one. A long word may be separated from its amount: 'medicamentos
 * $1,462.96' is wider than a phone with large text.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/\s+/g, (gap, at: number) =>
      isHeld(text.slice(Math.max(0, at - LONG_WORD), at), text.charAt(at + gap.length)) ? '\u00a0' : gap,
    )
    .replace('days a week', 'days\u00a0a\u00a0week');
}

/** Length of a word that may be separated from its amount. */
const LONG_WORD = 10;

/**
 * Whether the gap between these words must not break. One gap is one match, so that a text of spaces is not slow
 * (SAFE-05).
 */
function isHeld(before: string, next: string): boolean {
  if (next === '·') return true;
  if (next === '$') return !/\w{9}[\w:]$/.test(before);
  return (/(?:\d|TTY:?)$/.test(before) && /\w/.test(next)) || (before.endsWith('.m.') && /[A-Z]/.test(next));
}
