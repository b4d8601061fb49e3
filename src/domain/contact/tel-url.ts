/** The digit of each letter from A on, as a telephone's keys have them. */
const KEYS = '22233344455566677778889999';

/**
 * What dials a number that is written for people, such as '1-800-555-0142' or '1-800-MEDICARE': digits alone, with the country's 1, and
 * nothing of what stands behind the number, be it an extension or another number (FAQ-03, TFN-01).
 */
export function telUrl(phone: string): string {
  const digits = phone.replace(/(?<=-[A-Z]*)[A-Z]/g, onKey).replace(/\D/g, '');
  // Short codes such as 711 have no country.
  return digits.length < 10 ? `tel:${digits}` : `tel:+1${digits.replace(/^1/, '').slice(0, 10)}`;
}

const onKey = (letter: string) => KEYS.charAt(letter.charCodeAt(0) - 65);
