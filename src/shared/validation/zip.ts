import { presentText } from './missing-text.js';
import { plainDigits, plainText } from './plain-text.js';
import { invalid, type ValidationResult, valid, validOrNull } from './validation-result.js';

/** A valid five-digit ZIP code that the shopper gave. */
export type ShopperZip = string & { readonly __shopperZip: unique symbol };

export type ZipProblem = 'zip-missing' | 'zip-format';

/** Returns the first five digits of a nine-digit ZIP code, with or without a hyphen or dash. Any other text stays as it is (INP-07). */
export function firstFiveDigits(text: string): string {
  const match = /^(\d{3,5})[-\u2010-\u2015\u2212\s]\d{4}$|^(\d{5})\d{4}$/.exec(text);
  return match?.[1] ?? match?.[2] ?? text;
}

/** Checks the ZIP code of the popup: required, five digits, above 0 (VAL-02). Only the county service knows whether it exists. */
export function checkZip(text: string | null | undefined): ValidationResult<ShopperZip, ZipProblem> {
  const given = presentText(text);
  if (given === null) return invalid('zip-missing');
  const zip = firstFiveDigits(plainText(given));
  return /^\d{5}$/.test(zip) && Number(zip) > 0 ? valid(zip as ShopperZip) : invalid('zip-format');
}

/** Returns the shopper's ZIP code, or null if it is missing or invalid (LINK-03). */
export function shopperZip(stored: string | null): ShopperZip | null {
  return validOrNull(checkZip(stored));
}

/** Keeps the first five digits of the input (VAL-02). */
export function maskZip(input: string): string {
  return plainDigits(input.slice(0, 100))
    .replace(/[^0-9]/g, '')
    .slice(0, 5);
}

/** Whether all five digits are typed. The lookup waits for them (VAL-06). */
export function isWholeZip(masked: string): boolean {
  return masked.length === 5;
}
