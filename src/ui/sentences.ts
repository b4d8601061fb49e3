/** Joins a title and the text after it, so that they are spoken as two sentences. */
export function asSentences(title: string, rest: string): string {
  return /[.?!]$/.test(title) ? `${title} ${rest}` : `${title}. ${rest}`;
}
