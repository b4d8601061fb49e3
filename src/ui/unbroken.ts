/**
 * Where a line does not break: '175 mcg', 'TTY 711', '7 p.m. CT', 'premium $288' and '7 days a week' stay whole, and a dot between two facts
 * ends its line and begins none.
 */
export function unbroken(text: string): string {
  return text.replace(/(\d|TTY:?)\s+(?=\w)|(\.m\.)\s+(?=[A-Z])|\s+(?=[·$])/g, '$1$2\u00a0').replace('days a week', 'days\u00a0a\u00a0week');
}
