/** Digits of the labeler, product and package parts in an 11-digit code. */
const LENGTHS = [5, 4, 2] as const;

/**
 * Returns a national drug code as 11 digits without dashes, for comparison (DRUG-06). A 10-digit code, such as 5-3-2,
 * lacks a leading zero in one of its three parts.
 *
 * @returns null unless the code has 10 or 11 digits, in one or three parts (INP-06)
 */
export function comparableNdc(code: string): string | null {
  // The form that decoders give.
  if (/^\d{11}$/.test(code)) return code;
  const parts = code.trim().split('-');
  if (!/^\d{10,11}$/.test(parts.join(''))) return null;
  if (parts.length === 1) return parts.join('').padStart(11, '0');
  if (parts.length !== LENGTHS.length) return null;
  const digits = parts.map((part, index) => part.padStart(LENGTHS[index] ?? 0, '0')).join('');
  return digits.length === 11 ? digits : null;
}
