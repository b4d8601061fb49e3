/** Browsers inside apps of phones have no `print`. There nothing offers it (TOP-05). */
export function canPrint(): boolean {
  return typeof globalThis.print === 'function';
}
