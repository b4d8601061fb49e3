/**
 * Trims a text, removes invisible characters, and turns every dash into a hyphen and every blank into a space. Phone
 * numbers, dates and Medicare numbers are read from the result (INP-01, INP-03, INP-04).
 */
export function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .trim();
}
