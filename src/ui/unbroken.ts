/**
 * Where a line does not break: '175 mcg', 'TTY 711', '7 p.m. CT', 'premium $288' and '7 days a week' stay whole, and a dot between two facts
 * ends its line and begins none. A long word and its amount may part: 'medicamentos $1,462.96' and 'Adicional: $1,526.96' are wider than a
 * phone in large letters.
 */
export function unbroken(text: string): string {
  return text
    .replace(/\s+/g, (gap, at: number) => (isHeld(text.slice(Math.max(0, at - LOOK), at), text.charAt(at + gap.length)) ? '\u00a0' : gap))
    .replace('days a week', 'days\u00a0a\u00a0week');
}

/** As many letters as a word has that may part from its amount. */
const LOOK = 10;

/** Whether a gap between these does not break. One gap is one match, so that a text of blanks takes no longer than any other (SAFE-05). */
function isHeld(before: string, next: string): boolean {
  if (next === '·') return true;
  if (next === '$') return !/\w{9}[\w:]$/.test(before);
  return (/(?:\d|TTY:?)$/.test(before) && /\w/.test(next)) || (before.endsWith('.m.') && /[A-Z]/.test(next));
}
