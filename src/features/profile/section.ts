import { hasType, hasTypedRows, isMissing, type JsonType } from '../../shared/http/json-type.js';
import { fieldOf, hasTooManyRows, type Issues, isJsonObject, type JsonObject, MOST_ROWS, readJsonBag } from '../../shared/http/wire.js';
import type { StorageKey } from '../../shared/storage/storage.js';
import { isMissingText } from '../../shared/validation/missing-text.js';
import type { ListName, ToolList } from '../../shared/view/lists.js';
import { type KeptRows, putBack, writtenRows } from './encoder.js';
import type { AnyList, ListContents, OtherSections, ReadList, ReadListOf, StoredSection } from './rules/profile.js';
import { type KeysOf, mayHideRows } from './rules/unread.js';

/** A part of the profile, as its feature reads it (ENT-01). */
export interface Section<Name extends keyof OtherSections> {
  readonly name: Name;
  /** Its field in the service's profile. */
  readonly field: string;
  /** What stands for it in a new profile, and where it could not be read. */
  readonly none: OtherSections[Name];
  /**
   * Decodes it. Undefined if it cannot be read, which is no empty section.
   *
   * @param uuid that of the profile, if the response names it
   */
  readonly read: (sent: unknown, issues: Issues, uuid: string | null) => OtherSections[Name] | undefined;
}

/** A section that has calls of its own. */
export interface SectionCall<Answer> {
  /** Its name in the calls. */
  readonly call: string;
  readonly field: string;
  /** Decodes it from the response of such a call. Undefined if it cannot be read. */
  readonly readAnswer: (sent: unknown, issues: Issues, uuid: string | null) => Answer | undefined;
}

/** A list that the shopper can change. It is written as a whole (SAFE-01). */
export interface ListSection<Name extends ListName> extends SectionCall<ReadListOf<Name>> {
  readonly name: Name;
  /** The list of a new profile. */
  readonly none: ReadListOf<Name>;
  readonly read: (sent: unknown, issues: Issues) => AnyList<Name>;
  readonly keysOf: KeysOf<Name>;
  /** The section for a write. Every field and row that the shopper has not changed is as the service sent it (REM-07). */
  readonly encode: (list: ReadListOf<Name>) => JsonObject;
  /** The stored section, with the row of an item as an earlier one had it. */
  readonly putBack: (now: StoredSection, before: StoredSection, key: string) => StoredSection;
  /** Whether an item of the list before may be in something of the new one that cannot be read (SAFE-01). */
  readonly mayHideItems: (list: ReadListOf<Name>, before: AnyList<Name>) => boolean;
  /** The list for a plan year. Only for a list whose response has facts of the year that was sent (PV-08). */
  readonly forYear?: (list: ReadListOf<Name>, planYear: number | null) => ReadListOf<Name>;
}

/** A list whose items are rows, such as the drugs. */
export interface RowSection<Name extends ToolList, Item> extends ListSection<Name> {
  readonly rows: KeptRows;
  /** Where a tool of the brand keeps the list in the browser, in the shape of the section. */
  readonly toolStorage: StorageKey;
  readonly items: (content: ListContents[Name]) => readonly Item[];
  readonly withItems: (list: ReadListOf<Name>, items: readonly Item[]) => ReadListOf<Name>;
  readonly keyOf: (item: Item) => string;
}

/** All sections of the profile. `src/sections.ts` has them. */
export interface Sections {
  readonly lists: { readonly [Name in ListName]: ListSection<Name> };
  readonly others: { readonly [Name in keyof OtherSections]: Section<Name> };
}

/** What a feature says of its list. */
interface ListOptions<Name extends ListName> extends Pick<ListSection<Name>, 'field' | 'keysOf' | 'encode' | 'forYear'> {
  /** The types of the fields that a write sends back or reads again. */
  readonly types: Readonly<Record<string, JsonType>>;
  readonly rows: KeptRows;
  readonly none: ListContents[Name];
  /** Whether more of it is of its type. */
  readonly isTyped?: (sent: unknown, issues: Issues) => boolean;
  /** Decodes what the page shows. */
  readonly content: (sent: unknown, issues: Issues) => ListContents[Name];
  /** The parts that could not be read, as the service sent them. */
  readonly unread: (sent: unknown, content: ListContents[Name]) => Pick<ReadList, 'unreadRows' | 'rowsBeyond'>;
  readonly mayHideItems: ListSection<Name>['mayHideItems'];
}

/** A list of any kind: the feature says what could not be read of it. */
export function defineList<Name extends ListName>(name: Name, options: ListOptions<Name>): ListSection<Name> {
  const { field, types, rows, keysOf, encode, mayHideItems, forYear } = options;
  const listOf = (content: ListContents[Name], kept: ReadList): ReadListOf<Name> => ({ ...content, ...kept });
  function read(sent: unknown, issues: Issues): AnyList<Name> {
    const isTyped = [
      hasTypedFields(sent, field, types, issues),
      hasTypedRows(fieldOf(sent, rows.name), rows.name, rows.needs, issues),
      options.isTyped?.(sent, issues) ?? true,
    ];
    const content = options.content(sent, issues);
    if (!isTyped.every(Boolean)) return { isUnreadable: true, shown: content };
    const unread = options.unread(sent, content);
    const hasOnlyUnread = unread.unreadRows !== undefined && keysOf(content).length === 0;
    const stored = isJsonObject(sent) ? sent : null;
    return listOf(content, { stored, ...unread, ...(hasOnlyUnread && { hasOnlyUnreadRows: true as const }) });
  }
  return {
    name,
    call: name,
    field,
    none: listOf(options.none, { stored: null }),
    read,
    readAnswer(sent, issues) {
      const list = read(sent, issues);
      return list.isUnreadable ? undefined : list;
    },
    keysOf,
    encode,
    putBack: (now, before, key) => putBack(now, before, rows, key),
    mayHideItems,
    ...(forYear && { forYear }),
  };
}

/** What a feature says of its list of rows. */
interface RowOptions<Name extends ToolList, Item>
  extends Pick<ListOptions<Name>, 'field' | 'types' | 'rows' | 'none' | 'isTyped' | 'content' | 'forYear'>,
    Pick<RowSection<Name, Item>, 'toolStorage' | 'items' | 'withItems' | 'keyOf'> {
  /** The row of an item that the service does not have yet. */
  readonly encodeRow: (item: Item) => JsonObject;
  /** The other fields of the section that the shopper can change. */
  readonly encodeRest: (list: ReadListOf<Name>) => JsonObject;
  /** What else than a row may hide a part of the list before. */
  readonly mayHideMore?: ListSection<Name>['mayHideItems'];
}

/** A list of rows: a row that cannot be read stays as the service sent it. */
export function defineRows<Name extends ToolList, Item>(name: Name, options: RowOptions<Name, Item>): RowSection<Name, Item> {
  const { rows, items, withItems, keyOf, toolStorage, encodeRow, encodeRest, mayHideMore } = options;
  const keysOf: KeysOf<Name> = (content) => items(content).map(keyOf);
  const section = defineList<Name>(name, {
    ...options,
    keysOf,
    encode(list) {
      const wanted = new Map(items(list).map((item) => [keyOf(item), () => encodeRow(item)]));
      return { ...list.stored, ...encodeRest(list), [rows.name]: writtenRows(list, rows, wanted) };
    },
    unread: (sent) => unreadRows(fieldOf(sent, rows.name), rows),
    mayHideItems: (list, before) => mayHideRows<Name>(keysOf, list, before) || mayHideMore?.(list, before) === true,
  });
  return { ...section, rows, items, withItems, keyOf, toolStorage };
}

function unreadRows(sent: unknown, { keyOf }: KeptRows): Pick<ReadList, 'unreadRows' | 'rowsBeyond'> {
  const rows: readonly unknown[] = Array.isArray(sent) ? sent : [];
  const rowsBeyond = new Set(rows.slice(MOST_ROWS));
  const unread = new Set(rows.slice(0, MOST_ROWS).filter((row) => keyOf(row) === undefined));
  return { ...(unread.size > 0 && { unreadRows: unread }), ...(rowsBeyond.size > 0 && { rowsBeyond }) };
}

/** Whether a section has more rows than the library reads, for what the page shows of it (SAFE-05). */
export function cutMark(rows: unknown): { readonly isCut?: true } {
  return hasTooManyRows(rows) ? { isCut: true } : {};
}

/** Whether fields that a write sends back, or that are read again, are of their types. */
export function hasTypedFields(section: unknown, name: string, types: Readonly<Record<string, JsonType>>, issues: Issues): boolean {
  if (!hasType(section, 'object', name, issues)) return false;
  return Object.entries(types)
    .map(([field, type]) => hasType(fieldOf(section, field), type, field, issues))
    .every(Boolean);
}

/** A section that is JSON in a text, or an object. Null if missing, undefined if it cannot be read. */
export function readOptionalBag(section: unknown, name: string, issues: Issues): JsonObject | null | undefined {
  const isNone = typeof section === 'string' ? isMissingText(section) : isMissing(section);
  if (isNone) return null;
  if (typeof section !== 'string') hasType(section, 'object', name, issues);
  return readJsonBag(section, name, issues) ?? undefined;
}

/** Whether a list has rows, but none could be read. */
export function isUnreadList(rows: unknown, read: readonly unknown[]): boolean {
  return Array.isArray(rows) && rows.length > 0 && read.length === 0;
}

/** The rows of a list that the library only shows. Undefined if it is not a list, or none of its rows can be read. */
export function readShownRows<T>(rows: unknown, name: string, read: (rows: unknown, issues: Issues) => readonly T[], issues: Issues) {
  if (!hasType(rows, 'list', name, issues)) return undefined;
  const made = read(rows, issues);
  return isUnreadList(rows, made) ? undefined : made;
}
