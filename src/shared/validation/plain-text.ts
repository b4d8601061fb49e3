/**
 * Trims a text, removes invisible characters, and turns every dash into a hyphen and every blank into a space. Digits of
 * other keyboards become 0 to 9. Phone numbers, dates, ZIP codes and Medicare numbers are read from the result (INP-01,
 * INP-03, INP-04, INP-07).
 */
export function plainText(text: string): string {
  return plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .trim();
}

/** The full-width forms of ASCII follow each other in the order of ASCII. */
const FULL_WIDTH = 0xff01 - 0x21;

/** Turns the full-width letters, digits and signs of East Asian keyboards into ASCII, and the digits of every script into 0 to 9. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH))
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** In Unicode the ten digits of a script follow each other. Between two scripts' digits is another character, or ten more digits. */
function digitValue(digit: number): number {
  let zero = digit;
  while (isDigit(zero - 1)) zero -= 1;
  return (digit - zero) % 10;
}

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
