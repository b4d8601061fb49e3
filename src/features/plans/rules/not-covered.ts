import type { Coverage } from '../../drugs/rules/coverage.js';

/** The names on the line for uncovered drugs, or on the line for uncovered doctors. */
export interface NameList {
  readonly names: readonly string[];
  /** The count for the rest, as in 'and 3 more'. */
  readonly more: number;
}

/** If there are more names than this, only the first two show. */
const MAX_NAMES = 3;
const SHOWN_NAMES = 2;

/** Returns the names of the rows that are not covered, in the order of the list (FACT-02). */
export function notCovered<Row extends { readonly coverage: Coverage }>(rows: readonly Row[], nameOf: (row: Row) => string): NameList {
  const names = rows.filter(({ coverage }) => coverage === 'not-covered').map(nameOf);
  return names.length > MAX_NAMES ? { names: names.slice(0, SHOWN_NAMES), more: names.length - SHOWN_NAMES } : { names, more: 0 };
}

/** Degrees after a comma. A person has one, a company does not. */
const degree = /^(?:m\.?d|d\.?o|d\.?d\.?s|d\.?m\.?d|o\.?d|d\.?c|d\.?p\.?m|ph\.?d|psy\.?d|n\.?p|f\.?n\.?p|p\.?a|r\.?n|l\.?c\.?s\.?w)\.?$/i;
const title = /^(?:dr|dra)\.?$/i;
const generation = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** Shortens a doctor's name to the last name. The name of a company or office stays whole (FACT-02). */
export function shortProviderName(name: string): string {
  const [person = '', ...afterComma] = name.split(',').map((part) => part.trim());
  const words = person.split(/\s+/);
  const hasTitle = title.test(words[0] ?? '');
  if (!hasTitle && !afterComma.some((one) => degree.test(one))) return name;
  const nameParts = (hasTitle ? words.slice(1) : words).filter((word) => !generation.test(word));
  return nameParts.at(-1) || name;
}
