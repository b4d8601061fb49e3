import { isBrokenAmount, readAmount } from './amount.js';

/** Shown for a missing value, never $0 (CONST-01). */
export const MISSING_TEXT = '--';

// Amounts above this limit are too large to be exact in cents.
const LIMIT = 1e13;

/**
 * Formats a premium with cents, such as `$26.40` (COST-06). The service's text wins (CONST-01). If that text is an
 * amount, it gets the same format. Null and negative amounts give `--`.
 */
export function premiumText(dollarsAMonth: number | null, serviceText: string | null = null): string {
  const wording = usableWording(serviceText);
  const wordingAmount = readAmount(wording);
  return wordingAmount === null ? (wording ?? costText(dollarsAMonth)) : costText(wordingAmount);
}

/** Formats a drug cost with cents, such as `$1,264.00` or `$0.00` (DRUG-08). Null and negative amounts give `--`. */
export function costText(dollars: number | null): string {
  const cents = dollars === null ? null : centsOf(dollars);
  if (cents === null) return MISSING_TEXT;
  return `$${withCommas(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** Adds a comma before each group of three digits. */
function withCommas(whole: number): string {
  const digits = String(whole);
  const parts = [digits.slice(0, digits.length % 3)];
  for (let at = digits.length % 3; at < digits.length; at += 3) parts.push(digits.slice(at, at + 3));
  return parts.filter(Boolean).join(',');
}

/**
 * Formats whole dollars, rounded half up, such as `$88` and `$3,500` (COST-06). For the lead figure, the rest of the year, limits,
 * deductibles and benefit amounts. Null and negative amounts give `--`.
 */
export function wholeDollarsText(dollars: number | null): string {
  const cents = dollars === null ? null : centsOf(dollars);
  return cents === null ? MISSING_TEXT : costText(Math.floor((cents + 50) / 100)).slice(0, -3);
}

/** Formats an amount that may have cents: `$28.80`, but `$24` without (COST-02). Null and negative amounts give `--`. */
export function dollarsText(dollars: number | null): string {
  return costText(dollars).replace(/\.00$/, '');
}

/** Formats one twelfth of the annual drug cost with cents, such as `$8.33` (DRUG-12, COST-06). */
export function monthlyCostText(dollarsAYear: number | null): string {
  return costText(dollarsAYear === null ? null : dollarsAYear / 12);
}

/** Rounds to whole cents, so sums match their parts. Returns null if the amount is not a price. */
export function inCents(dollars: number): number | null {
  const cents = centsOf(dollars);
  return cents === null ? null : cents / 100;
}

/** Returns whole cents, rounded half up by the decimal digits, as Intl does. Returns null for a negative or too large amount. */
function centsOf(dollars: number): number | null {
  if (!(dollars >= 0 && dollars < LIMIT)) return null;
  // JavaScript writes such small numbers with an exponent, so `e2` cannot be appended below.
  return dollars < 0.001 ? 0 : Math.round(Number(`${dollars}e2`));
}

/** Returns the service's text, or null if it means that there is none. */
function usableWording(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return /^(?:|null|undefined|not applicable|n\/a)$/i.test(trimmed) || isBrokenAmount(trimmed) ? null : trimmed;
}
