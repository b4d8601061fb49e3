/** Where a line does not break: '175 mcg', 'TTY 711' and '7 days a week' stay whole, and a dot between two facts ends its line and begins none. */
export function unbroken(text: string): string {
  return text.replace(/(\d|TTY:?)\s+(?=\w)|\s+(?=·)/g, '$1\u00a0').replace('days a week', 'days\u00a0a\u00a0week');
}
