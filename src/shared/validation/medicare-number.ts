import { presentText } from './missing-text.js';
import { plainText } from './plain-text.js';
import { invalid, type ValidationResult, valid } from './validation-result.js';

/** A normalized Medicare number: 11 characters, upper case, no hyphens. Personal data. */
export type Mbi = string & { readonly __mbi: unique symbol };

export type MedicareNumberProblem = 'medicare-number-missing' | 'medicare-number-format';

const LETTER = '[AC-HJKMNP-RT-Y]';
const LETTER_OR_DIGIT = '[0-9AC-HJKMNP-RT-Y]';
/** The CMS format. It never uses the letters S, L, O, I, B and Z. */
const MBI = new RegExp(`^[1-9]${LETTER}${LETTER_OR_DIGIT}[0-9]${LETTER}${LETTER_OR_DIGIT}[0-9]${LETTER}${LETTER}[0-9]{2}$`);

/** A longer text is not a number with a label. */
const LONGEST = 200;

/** A label before the number. It ends in a space or punctuation, or it is a card's label without its line break. */
const LABEL = /^[^\d]*(?:[ :#.=)]|medicare|number|n[u\u00fa]mero|mbi|claim|id)(?=\d)/iu;

/**
 * Removes spaces, hyphens, dashes, invisible characters and a label such as 'Medicare Number:' (VAL-03, INP-04). Every
 * form and call uses it.
 */
export function cleanMedicareNumber(text: string): string {
  const plain = plainText(text.slice(0, LONGEST));
  const afterColon = plain.slice(plain.lastIndexOf(':') + 1);
  return (/\d/.test(afterColon) ? afterColon : plain).replace(/^ +/, '').replace(LABEL, '').replace(/[ -]/g, '');
}

/** Checks a Medicare number in any letter case, with or without hyphens and a label (IDC-04, INP-04). */
export function checkMbi(text: string | null | undefined): ValidationResult<Mbi, MedicareNumberProblem> {
  if (presentText(text) === null) return invalid('medicare-number-missing');
  const number = cleanMedicareNumber(text ?? '');
  // Checks for ASCII first, because `toUpperCase` turns some other letters into ASCII letters.
  const mbi = /^[0-9A-Za-z]+$/.test(number) ? number.toUpperCase() : '';
  return MBI.test(mbi) ? valid(mbi as Mbi) : invalid('medicare-number-format');
}

/** Checks the number of the import form: 9 or 10 digits, or a valid Medicare number (IMP-08, INP-04). */
export function checkImportNumber(text: string | null | undefined): ValidationResult<string, MedicareNumberProblem> {
  const digits = cleanMedicareNumber(text ?? '');
  return /^\d{9,10}$/.test(digits) ? valid(digits) : checkMbi(text);
}

/** Formats the input as typed so far with the mask `#XX#-XX#-XX##` (IDC-04). */
export function maskMbi(input: string): string {
  const kept = cleanMedicareNumber(input)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 11)
    .toUpperCase();
  return [kept.slice(0, 4), kept.slice(4, 7), kept.slice(7)].filter(Boolean).join('-');
}
