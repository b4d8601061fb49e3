/** A national drug code as it is compared: services write it with and without dashes (DRUG-06). */
export function bareNdc(code: string): string {
  return code.replaceAll('-', '');
}
