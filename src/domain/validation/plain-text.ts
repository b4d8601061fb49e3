/**
 * The text with plain hyphens and blanks, without blanks at its ends and without characters that do not show. Any dash counts as a hyphen.
 * Phones, dates and Medicare numbers are read from it (INP-01, INP-03, INP-04).
 */
export function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .trim();
}
