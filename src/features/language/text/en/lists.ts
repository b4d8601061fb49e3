/** `Eliquis, Metformin and Lisinopril`. */
export function allOf(names: readonly string[]): string {
  return joined(names, 'and');
}

/** `diabetes or heart failure`. */
export function oneOf(names: readonly string[]): string {
  return joined(names, 'or');
}

function joined(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
