import { type Row, textOf } from './profile-data.js';

/** `rows`, plus the rows of `more` with a new `field`. */
export function withNewRows(rows: readonly Row[], more: readonly Row[], field: string): readonly Row[] {
  return [...rows, ...newRows(rows, more, field)];
}

/** The rows of `more` whose `field` is not in `rows`. */
export function newRows(rows: readonly Row[], more: readonly Row[], field: string): readonly Row[] {
  const known = new Set(rows.map((row) => textOf(row, field)));
  return more.filter((row) => !known.has(textOf(row, field)));
}
