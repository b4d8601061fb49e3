import { accepted, type Checked, refused } from './checked.js';
import { presentText } from './missing-text.js';

/** A Medicare beneficiary identifier in its stored form: 11 characters, upper case, no hyphens. Personal data. */
export type Mbi = string & { readonly __mbi: unique symbol };

export type MedicareNumberProblem = 'medicare-number-missing' | 'medicare-number-format';

const LETTER = '[AC-HJKMNP-RT-Y]';
const EITHER = '[0-9AC-HJKMNP-RT-Y]';
/** The format that CMS publishes; the letters S, L, O, I, B and Z are never used. */
const MBI = new RegExp(`^[1-9]${LETTER}${EITHER}[0-9]${LETTER}${EITHER}[0-9]${LETTER}${LETTER}[0-9]{2}$`);

/** Takes the hyphens out, as a Medicare number is used and sent (VAL-03). */
export function stripHyphens(text: string): string {
  return text.replaceAll('-', '');
}

/** A Medicare number with or without hyphens, at most 13 characters, in either case (IDC-04). */
export function checkMbi(text: string | null | undefined): Checked<Mbi, MedicareNumberProblem> {
  const number = presentText(text);
  if (number === null) return refused('medicare-number-missing');
  // ASCII before upper case: some letters of other scripts and ligatures become ASCII letters.
  if (number.length > 13 || !/^[0-9A-Za-z-]+$/.test(number)) return refused('medicare-number-format');
  const mbi = stripHyphens(number).toUpperCase();
  return MBI.test(mbi) ? accepted(mbi as Mbi) : refused('medicare-number-format');
}

/** The number of the import popup: 9 or 10 digits without a space, or a valid Medicare number (IMP-08). */
export function checkImportNumber(text: string | null | undefined): Checked<string, MedicareNumberProblem> {
  const digits = text?.trim() ?? '';
  return /^\d{9,10}$/.test(digits) ? accepted(digits) : checkMbi(text);
}

/** What the masked field shows of the input: `#XX#-XX#-XX##` as far as it is typed (IDC-04). */
export function maskMbi(input: string): string {
  const kept = input
    .slice(0, 100)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 11)
    .toUpperCase();
  return [kept.slice(0, 4), kept.slice(4, 7), kept.slice(7)].filter(Boolean).join('-');
}
