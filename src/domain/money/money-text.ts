import { isBrokenAmount, readAmount } from './amount.js';

/** Stands for a value that is missing: never $0 (CONST-01). */
export const MISSING = '--';

// Beyond this, cents are no longer whole numbers that a double can hold.
const LIMIT = 1e13;

/**
 * A premium, always with cents: `$0.00`, `$26.40` (COST-06). The service's own wording wins when it sent one (CONST-01); a wording that is
 * an amount is written in the same format. Null or negative is `--`.
 */
export function premiumText(dollarsAMonth: number | null, serviceText: string | null = null): string {
  const wording = ownWording(serviceText);
  const worded = readAmount(wording);
  return worded === null ? (wording ?? costText(dollarsAMonth)) : costText(worded);
}

/** The cost of drugs, always with cents: `$1,264.00`, `$0.00` (DRUG-08). Null or negative is `--`. */
export function costText(dollars: number | null): string {
  const cents = dollars === null ? null : centsOf(dollars);
  if (cents === null) return MISSING;
  return `$${withCommas(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** A whole number with a comma before each three of its last digits. */
function withCommas(whole: number): string {
  const digits = String(whole);
  const parts = [digits.slice(0, digits.length % 3)];
  for (let at = digits.length % 3; at < digits.length; at += 3) parts.push(digits.slice(at, at + 3));
  return parts.filter(Boolean).join(',');
}

/** The lead figure of a card, and the rest of a year: whole dollars, half up: `$88` (COST-06). Null or negative is `--`. */
export function wholeDollarsText(dollars: number | null): string {
  const cents = dollars === null ? null : centsOf(dollars);
  return cents === null ? MISSING : costText(Math.floor((cents + 50) / 100)).slice(0, -3);
}

/** An out-of-pocket maximum, a deductible or a benefit amount: whole dollars, `$3,500` (COST-06). Null or negative is `--`. */
export const limitText = wholeDollarsText;

/** A twelfth of the year's drug cost, with cents: `$8.33`, `$12.00` (DRUG-12, COST-06). */
export function monthlyCostText(dollarsAYear: number | null): string {
  return costText(dollarsAYear === null ? null : dollarsAYear / 12);
}

/** The amount rounded to whole cents, so that costs that read the same are equal, and sums match their parts. Null when it is no price. */
export function inCents(dollars: number): number | null {
  const cents = centsOf(dollars);
  return cents === null ? null : cents / 100;
}

/** Whole cents, halves away from zero by the decimal digits of the amount as Intl does; null when negative, or too large for its cents. */
function centsOf(dollars: number): number | null {
  if (!(dollars >= 0 && dollars < LIMIT)) return null;
  // JavaScript writes so small a number with an exponent, which the `e2` below would not fit behind.
  return dollars < 0.001 ? 0 : Math.round(Number(`${dollars}e2`));
}

/** The service's own wording; null for the texts by which services say that there is none. */
function ownWording(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return /^(?:|null|undefined|not applicable|n\/a)$/i.test(trimmed) || isBrokenAmount(trimmed) ? null : trimmed;
}
