import type { Coverage } from '../coverage/coverage.js';

/** Names on the one line that a card has for drugs, and for doctors. */
export interface NamesOfLine {
  readonly names: readonly string[];
  /** How many more there are: 'and 3 more'. */
  readonly more: number;
}

/** More names than this do not fit: then the first two show. */
const MOST = 3;
const FIRST = 2;

/** The names of the rows that are not covered, in the order of the list (FACT-02). */
export function notCovered<Row extends { readonly coverage: Coverage }>(rows: readonly Row[], nameOf: (row: Row) => string): NamesOfLine {
  const names = rows.filter(({ coverage }) => coverage === 'not-covered').map(nameOf);
  return names.length > MOST ? { names: names.slice(0, FIRST), more: names.length - FIRST } : { names, more: 0 };
}

/** Letters behind a comma that a person has, and a company has not. */
const degree = /^(?:m\.?d|d\.?o|d\.?d\.?s|d\.?m\.?d|o\.?d|d\.?c|d\.?p\.?m|ph\.?d|psy\.?d|n\.?p|f\.?n\.?p|p\.?a|r\.?n|l\.?c\.?s\.?w)\.?$/i;
const title = /^(?:dr|dra)\.?$/i;
const generation = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** A doctor by the last name, which is what people call them; a place or an office by its whole name. */
export function shortProviderName(name: string): string {
  const [person = '', ...behind] = name.split(',').map((part) => part.trim());
  const words = person.split(/\s+/);
  const hasTitle = title.test(words[0] ?? '');
  if (!hasTitle && !behind.some((one) => degree.test(one))) return name;
  const own = (hasTitle ? words.slice(1) : words).filter((word) => !generation.test(word));
  return own.at(-1) || name;
}
