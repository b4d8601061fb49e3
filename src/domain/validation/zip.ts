import { accepted, type Checked, refused, valueIn } from './checked.js';
import { presentText } from './missing-text.js';

/** For content that needs some ZIP code while the shopper has given none; it is never the shopper's own (CONST-04). */
export const DEFAULT_ZIP = '10001';

/** Five digits that a shopper gave. */
export type ShopperZip = string & { readonly __shopperZip: unique symbol };

export type ZipProblem = 'zip-missing' | 'zip-format' | 'zip-default';

/** The ZIP code of the popup: required, five digits, above 0, and not the default one (VAL-02, CONST-04). */
export function checkZip(text: string | null | undefined): Checked<ShopperZip, ZipProblem> {
  const zip = presentText(text);
  if (zip === null) return refused('zip-missing');
  if (!/^\d{5}$/.test(zip) || Number(zip) === 0) return refused('zip-format');
  return zip === DEFAULT_ZIP ? refused('zip-default') : accepted(zip as ShopperZip);
}

/** The shopper's ZIP code if it may be used to enroll, to price, or to open a page (LINK-03, CONST-04). */
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
