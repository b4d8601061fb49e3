import { plainText } from '../validation/plain-text.js';

/** The digits of the letters from A on, as on a telephone keypad. */
const KEYS = '22233344455566677778889999';

/** Longer text is not a phone number, even with notes. */
const LONGEST = 100;

/** Hyphens, dashes, dots and spaces between the parts of a number. */
const GAP = '[-. ]{0,3}';

/** An optional 1, an area code with or without brackets, and seven digits or letters. A last word may be longer, as in 1-800-MEDICARE. */
const NUMBER = new RegExp(`^\\+?(?:1${GAP})?\\(?([2-9]\\d\\d)\\)?${GAP}((?:[\\dA-Z]${GAP}){6}(?:\\d|[A-Z]+))$`);

/** A note after the number that is not another number: an extension, or the TTY relay. */
const NOTE = /[ ,;/]{0,3}\(?(?:(?:ext(?:ension)?|x)\.? ?\d{1,6}|tt[yd]:? ?\d{3})\)?$/i;

/** Text with letters, then a number in brackets, such as 1-800-MEDICARE (1-800-633-4227). */
const IN_BRACKETS = /^[^()A-Z]*[A-Z][^()]*\(([^()]+)\)$/;

/**
 * Returns the `tel:` URL if the text is one US number, or null if it must stay text (INP-01). Letters stand for digits
 * on the keypad. A number in brackets after letters wins. A note such as 'TTY 711' is left out.
 */
export function telUrl(phone: string): string | null {
  if (phone.length > LONGEST) return null;
  const text = plainText(phone).replace(NOTE, '').toUpperCase();
  const [, area = '', rest = ''] = NUMBER.exec(IN_BRACKETS.exec(text)?.[1]?.trim() ?? text) ?? [];
  const local = rest.replace(/[-. ]/g, '').replace(/[A-Z]/g, onKey).slice(0, 7);
  return area ? `tel:+1${area}${local}` : null;
}

const onKey = (letter: string) => KEYS.charAt(letter.charCodeAt(0) - 65);
