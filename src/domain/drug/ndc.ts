/** Digits of labeler, product and package in the form of eleven. */
const LENGTHS = [5, 4, 2] as const;

/**
 * A national drug code as it is compared: services write it with and without dashes. The ten digits of a package, 5-3-2 say, have the zero
 * that they lack in one of their parts, and not before them all (DRUG-06).
 */
export function bareNdc(code: string): string {
  const parts = code.split('-');
  const isPrinted = parts.length === LENGTHS.length && code.length === '50580-449-05'.length;
  return parts.map((part, index) => (isPrinted ? part.padStart(LENGTHS[index] ?? 0, '0') : part)).join('');
}
