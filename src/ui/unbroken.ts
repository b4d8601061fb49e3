/** Where a line does not break: '175 mcg' and 'TTY 711' stay whole, and a dot between two facts ends its line and begins none. */
export function unbroken(text: string): string {
  return text.replace(/(\d|TTY:?)\s+(?=\w)|\s+(?=·)/g, '$1\u00a0');
}
