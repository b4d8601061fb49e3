/** Digits of labeler, product and package in the form of eleven. */
const LENGTHS = [5, 4, 2] as const;

/**
 * A national drug code in the form in which codes are compared: 11 digits without dashes. The 10-digit code printed on a package (as 5-3-2,
 * say) lacks a zero at the start of one of its three parts, not at the start of the code (DRUG-06).
 *
 * @returns null for a code that names no package, so that it matches nothing: other than 10 or 11 digits, or other than three parts (INP-06)
 */
export function comparableNdc(code: string): string | null {
  const parts = code.trim().split('-');
  if (!/^\d{10,11}$/.test(parts.join(''))) return null;
  if (parts.length === 1) return parts.join('').padStart(11, '0');
  if (parts.length !== LENGTHS.length) return null;
  const digits = parts.map((part, index) => part.padStart(LENGTHS[index] ?? 0, '0')).join('');
  return digits.length === 11 ? digits : null;
}
