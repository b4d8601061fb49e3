import { plainText } from '../validation/plain-text.js';

/** The digit of each letter from A on, as on the keys of a telephone. */
const KEYS = '22233344455566677778889999';

/** Far beyond any number with its notes. A longer text is not a phone number. */
const LONGEST = 100;

/** Hyphens, dashes, dots and blanks between the parts of a number. */
const GAP = '[-. ]{0,3}';

/** An optional 1, an area code that may stand in brackets, and seven digits or letters. A last word may be longer: 1-800-MEDICARE. */
const NUMBER = new RegExp(`^\\+?(?:1${GAP})?\\(?([2-9]\\d\\d)\\)?${GAP}((?:[\\dA-Z]${GAP}){6}(?:\\d|[A-Z]+))$`);

/** A note behind the number that is not another number to call: an extension, or the TTY relay. */
const NOTE = /[ ,;/]{0,3}\(?(?:(?:ext(?:ension)?|x)\.? ?\d{1,6}|tt[yd]:? ?\d{3})\)?$/i;

/** Words with letters, then a number in brackets: 1-800-MEDICARE (1-800-633-4227). */
const IN_BRACKETS = /^[^()A-Z]*[A-Z][^()]*\(([^()]+)\)$/;

/**
 * Returns the `tel:` URL of the one US number that the text means, or null (INP-01). Null means that the number stays text.
 * Letters stand for the digits on the keypad. A number in brackets behind letters wins. A note such as 'TTY 711' is left out.
 */
export function telUrl(phone: string): string | null {
  if (phone.length > LONGEST) return null;
  const text = plainText(phone).replace(NOTE, '').toUpperCase();
  const [, area = '', rest = ''] = NUMBER.exec(IN_BRACKETS.exec(text)?.[1]?.trim() ?? text) ?? [];
  const local = rest.replace(/[-. ]/g, '').replace(/[A-Z]/g, onKey).slice(0, 7);
  return area ? `tel:+1${area}${local}` : null;
}

const onKey = (letter: string) => KEYS.charAt(letter.charCodeAt(0) - 65);
