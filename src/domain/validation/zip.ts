import { accepted, type Checked, refused, valueIn } from './checked.js';
import { presentText } from './missing-text.js';

/** Five digits that a shopper gave. */
export type ShopperZip = string & { readonly __shopperZip: unique symbol };

export type ZipProblem = 'zip-missing' | 'zip-format';

/** The first five digits of a ZIP code of nine, written with or without a hyphen or dash; any other text as it is (INP-07). */
export function firstFiveDigits(text: string): string {
  const match = /^(\d{3,5})[-\u2010-\u2015\u2212\s]\d{4}$|^(\d{5})\d{4}$/.exec(text);
  return match?.[1] ?? match?.[2] ?? text;
}

/** The ZIP code of the popup: required, five digits, above 0 (VAL-02). Whether people live there is for the county service to say. */
export function checkZip(text: string | null | undefined): Checked<ShopperZip, ZipProblem> {
  const given = presentText(text);
  if (given === null) return refused('zip-missing');
  const zip = firstFiveDigits(given);
  return /^\d{5}$/.test(zip) && Number(zip) > 0 ? accepted(zip as ShopperZip) : refused('zip-format');
}

/** The shopper's ZIP code if it may be used to enroll, to price, or to open a page (LINK-03). */
export function shopperZip(stored: string | null): ShopperZip | null {
  return valueIn(checkZip(stored));
}

/** What the masked field keeps of the input: its first five digits (VAL-02). */
export function maskZip(input: string): string {
  return input
    .slice(0, 100)
    .replace(/[^0-9]/g, '')
    .slice(0, 5);
}

/** Whether all five digits are typed; until then there is nothing to look up (VAL-06). */
export function isWholeZip(masked: string): boolean {
  return masked.length === 5;
}
