/**
 * Where a line does not break: '175 mcg', 'TTY 711', '7 p.m. CT', 'premium $288' and '7 days a week' stay whole, and a dot between two facts
 * ends its line and begins none. A long word and its amount may part: 'medicamentos $1,462.96' and 'Adicional: $1,526.96' are wider than a
 * phone in large letters.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d|TTY:?)\s+(?=\w)|(\.m\.)\s+(?=[A-Z])|\s+(?=·)|(?<!\w{9}[\w:])\s+(?=\$)/g, '$1$2\u00a0')
    .replace('days a week', 'days\u00a0a\u00a0week');
}
