/** Digits of labeler, product and package in the form of eleven. */
const LENGTHS = [5, 4, 2] as const;

/**
 * A national drug code in the form in which codes are compared: 11 digits without dashes. The 10-digit code printed on a package (as 5-3-2,
 * say) lacks a zero at the start of one of its three parts, not at the start of the code (DRUG-06).
 */
export function bareNdc(code: string): string {
  const parts = code.split('-');
  const isPrinted = parts.length === LENGTHS.length && code.length === '50580-449-05'.length;
  return parts.map((part, index) => (isPrinted ? part.padStart(LENGTHS[index] ?? 0, '0') : part)).join('');
}
