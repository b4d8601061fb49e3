import { type Row, textOf } from './profile-data.js';

/** `rows` and those of `more` whose `field` is not among them yet. */
export function withNewRows(rows: readonly Row[], more: readonly Row[], field: string): readonly Row[] {
  return [...rows, ...newRows(rows, more, field)];
}

/** Those of `more` whose `field` no row of `rows` has. */
export function newRows(rows: readonly Row[], more: readonly Row[], field: string): readonly Row[] {
  const known = new Set(rows.map((row) => textOf(row, field)));
  return more.filter((row) => !known.has(textOf(row, field)));
}
