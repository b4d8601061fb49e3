/** A title and what follows it, to be spoken as two sentences. */
export function asSentences(title: string, rest: string): string {
  return /[.?!]$/.test(title) ? `${title} ${rest}` : `${title}. ${rest}`;
}
