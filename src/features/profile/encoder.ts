import { fieldOf, isJsonObject, type JsonObject } from '../../shared/http/wire.js';
import type { ReadList, StoredSection } from './rules/profile.js';

/** The rows of a section, which a write sends back. */
export interface KeptRows {
  /** The name of their list. */
  readonly name: string;
  /** The fields that a row needs. */
  readonly needs: readonly string[];
  /** The key of a row as sent; undefined if the row cannot be read. */
  readonly keyOf: (row: unknown) => string | undefined;
}

/**
 * The stored rows without the removed ones, then the added ones. A row that was not read stays as the service sent it, because nobody
 * removed it (REM-07, SAFE-05). Null is no row.
 *
 * @param wanted by the key of each item, what makes its row if it has none yet
 */
export function writtenRows(list: ReadList, rows: KeptRows, wanted: ReadonlyMap<string, () => JsonObject>): readonly JsonObject[] {
  const added = new Map(wanted);
  const kept = rowsOf(list.stored, rows).filter((row) => {
    if (isUnread(list, row)) return true;
    const key = rows.keyOf(row);
    if (key !== undefined) added.delete(key);
    return key === undefined || wanted.has(key);
  });
  return [...kept, ...[...added.values()].map((row) => row())];
}

/**
 * A section with the fields of another one merged over it. It has the rows of both, the other's first. A write picks the rows that it needs.
 * Rows that cannot be read are those of `now`, because nobody chose the other's.
 */
export function mergedOver(now: ReadList, chosen: StoredSection, rows: KeptRows): StoredSection {
  const chosenRows = rowsOf(chosen, rows).filter((row) => rows.keyOf(row) !== undefined);
  const keys = new Set(chosenRows.map(rows.keyOf));
  const others = rowsOf(now.stored, rows).filter((row) => isUnread(now, row) || !keys.has(rows.keyOf(row)));
  return { ...now.stored, ...chosen, [rows.name]: [...chosenRows, ...others] };
}

/** The rows of a section only, for a write that restores them and changes no other field. */
export function onlyRows(list: ReadList, rows: KeptRows): StoredSection {
  return { [rows.name]: rowsOf(list.stored, rows).filter((row) => !isUnread(list, row)) };
}

function isUnread({ unreadRows, rowsBeyond }: ReadList, row: unknown): boolean {
  return unreadRows?.has(row) === true || rowsBeyond?.has(row) === true;
}

function rowsOf(stored: StoredSection, { name }: KeptRows): readonly JsonObject[] {
  const rows = fieldOf(stored, name);
  return Array.isArray(rows) ? rows.filter(isJsonObject) : [];
}

/**
 * Restores an item's rows from an earlier version of a section, with every field (REM-03). Each returns behind its nearest former
 * predecessor that is still there. Nothing changes if the item is there already.
 */
export function putBack(now: StoredSection, before: StoredSection, rows: KeptRows, key: string): StoredSection {
  const isIts = (row: JsonObject) => rows.keyOf(row) === key;
  const list = [...rowsOf(now, rows)];
  const earlier = rowsOf(before, rows);
  if (list.some(isIts)) return now;
  earlier.forEach((row, at) => {
    if (!isIts(row)) return;
    const keys = list.map(rows.keyOf);
    const place = earlier.slice(0, at).reduce((from, one) => keys.indexOf(rows.keyOf(one), from) + 1 || from, 0);
    list.splice(place, 0, row);
  });
  return { ...now, [rows.name]: list };
}
