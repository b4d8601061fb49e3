import { accepted, type Checked, refused } from './checked.js';
import { presentText } from './missing-text.js';
import { plainText } from './plain-text.js';

/** A Medicare beneficiary identifier in its stored form: 11 characters, upper case, no hyphens. Personal data. */
export type Mbi = string & { readonly __mbi: unique symbol };

export type MedicareNumberProblem = 'medicare-number-missing' | 'medicare-number-format';

const LETTER = '[AC-HJKMNP-RT-Y]';
const EITHER = '[0-9AC-HJKMNP-RT-Y]';
/** The format that CMS publishes; the letters S, L, O, I, B and Z are never used. */
const MBI = new RegExp(`^[1-9]${LETTER}${EITHER}[0-9]${LETTER}${EITHER}[0-9]${LETTER}${LETTER}[0-9]{2}$`);

/** A longer text is no number with a label. */
const LONGEST = 200;

/** Words before the number: they end in a blank or a mark, or are the label of a card whose line break is lost. */
const LABEL = /^[^\d]*(?:[ :#.=)]|medicare|number|n[u\u00fa]mero|mbi|claim|id)(?=\d)/iu;

/**
 * The number as it is used and sent: without blanks, hyphens, dashes and characters that do not show, and without a label before it, such
 * as 'Medicare Number: 1EG4-TE5-MK73' (VAL-03, INP-04). Every form and every call uses it.
 */
export function cleanNumber(text: string): string {
  const plain = plainText(text.slice(0, LONGEST));
  const behindColon = plain.slice(plain.lastIndexOf(':') + 1);
  return (/\d/.test(behindColon) ? behindColon : plain).replace(/^ +/, '').replace(LABEL, '').replace(/[ -]/g, '');
}

/** A Medicare number with or without hyphens and a label, in either case (IDC-04, INP-04). */
export function checkMbi(text: string | null | undefined): Checked<Mbi, MedicareNumberProblem> {
  if (presentText(text) === null) return refused('medicare-number-missing');
  const number = cleanNumber(text ?? '');
  // ASCII before upper case: some letters of other scripts and ligatures become ASCII letters.
  const mbi = /^[0-9A-Za-z]+$/.test(number) ? number.toUpperCase() : '';
  return MBI.test(mbi) ? accepted(mbi as Mbi) : refused('medicare-number-format');
}

/** The number of the import popup: 9 or 10 digits, or a valid Medicare number (IMP-08, INP-04). */
export function checkImportNumber(text: string | null | undefined): Checked<string, MedicareNumberProblem> {
  const digits = cleanNumber(text ?? '');
  return /^\d{9,10}$/.test(digits) ? accepted(digits) : checkMbi(text);
}

/** What the masked field shows of the input: `#XX#-XX#-XX##` as far as it is typed (IDC-04). */
export function maskMbi(input: string): string {
  const kept = cleanNumber(input)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 11)
    .toUpperCase();
  return [kept.slice(0, 4), kept.slice(4, 7), kept.slice(7)].filter(Boolean).join('-');
}
