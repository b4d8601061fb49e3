import { accepted, type Checked, refused, valueIn } from './checked.js';
import { presentText } from './missing-text.js';

/** Five digits that a shopper gave. */
export type ShopperZip = string & { readonly __shopperZip: unique symbol };

export type ZipProblem = 'zip-missing' | 'zip-format';

/** The ZIP code of the popup: required, five digits, above 0 (VAL-02). Whether people live there is for the county service to say. */
export function checkZip(text: string | null | undefined): Checked<ShopperZip, ZipProblem> {
  const zip = presentText(text);
  if (zip === null) return refused('zip-missing');
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
