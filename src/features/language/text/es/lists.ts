/** `Eliquis, Metformin y Lisinopril`; 'e' before an i sound, as in 'Eliquis e Ibuprofen'. */
export function allOf(names: readonly string[]): string {
  return joined(names, /^h?[iy](?![aeou])/i.test(names.at(-1) ?? '') ? 'e' : 'y');
}

/** `25, 50 o 75`; 'u' before an o sound, as in '75 u 80'. */
export function oneOf(items: readonly (string | number)[]): string {
  return joined(items, /^(?:8|11$|h?o)/i.test(String(items.at(-1))) ? 'u' : 'o');
}

function joined(items: readonly (string | number)[], word: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
