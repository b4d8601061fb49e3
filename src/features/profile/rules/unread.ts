import { jsonText } from '../../../shared/json.js';
import type { ListName } from '../../../shared/view/lists.js';
import type { AnyList, ListContents, Lists, OtherSections, Profile, ReadList, ReadListOf, UnreadableList } from './profile.js';

/** The items that the page shows of a list, whether the last response could be read. */
export function contentOf<Content extends object>(list: Content | UnreadableList<Content>): Content {
  return isUnreadable(list) ? list.shown : list;
}

function isUnreadable<Content extends object>(list: Content | UnreadableList<Content>): list is UnreadableList<Content> {
  return 'isUnreadable' in list && list.isUnreadable === true;
}

function isRead<Name extends ListName>(list: AnyList<Name>): list is ReadListOf<Name> {
  return list.isUnreadable !== true;
}

/** A list of the profile, whether it could be read or not. */
export function listOf<Name extends ListName>(profile: Lists, name: Name): AnyList<Name> {
  return profile[name];
}

/** A list to write; null if it could not be read, or there is no profile (SAFE-01). */
export function readListOf<Name extends ListName>(profile: Lists | null, name: Name): ReadListOf<Name> | null {
  if (!profile) return null;
  const list = listOf(profile, name);
  return isRead(list) ? list : null;
}

/**
 * Whether a list has something that the page cannot show: it is not of its type, or none of its rows could be read. Such a list is not
 * empty, even if the page shows no item (LOAD-05).
 */
export function isListUnread(profile: Lists, name: ListName): boolean {
  return isUnreadList(profile[name]);
}

/** The keys of the items that a list shows. */
export type KeysOf<Name extends ListName> = (content: ListContents[Name]) => readonly string[];

/** The facts that each list has of its items. */
export type ListKeys = { readonly [Name in ListName]: { readonly name: Name; readonly keysOf: KeysOf<Name> } };

/** Whether every section could be read (LOAD-05). */
export function isWhole(profile: Profile): boolean {
  return !profile.failed && !Object.values<unknown>({ ...profile }).some(isUnreadValue);
}

function isUnreadValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && isUnreadList(value);
}

function isUnreadList(list: { readonly isUnreadable?: boolean | undefined; readonly hasOnlyUnreadRows?: boolean }): boolean {
  return list.isUnreadable === true || list.hasOnlyUnreadRows === true;
}

/**
 * Whether an item of the list before may be in a row of the new list that cannot be read. The item is gone from the new list, which has
 * unread rows that the list before did not have. Then nothing says that the item was removed (SAFE-01).
 */
export function mayHideRows<Name extends ListName>(keysOf: KeysOf<Name>, list: ReadListOf<Name>, before: AnyList<Name>): boolean {
  const keys = new Set(keysOf(list));
  if (keysOf(contentOf<ListContents[Name]>(before)).every((key) => keys.has(key))) return false;
  const known = new Set(unreadTexts(before));
  return unreadTexts(list).some((row) => !known.has(row));
}

/** Rows of two responses are the same if their JSON is. */
function unreadTexts(list: ReadList | UnreadableList<unknown>): readonly string[] {
  return list.isUnreadable ? [] : [...(list.unreadRows ?? [])].map(jsonText);
}

/**
 * The profile with the data of an earlier one where its own could not be read: a list that has items keeps them (LOAD-05).
 *
 * @param earlier the same shopper's profile
 */
export function withEarlier(read: Profile, earlier: Profile, lists: ListKeys): Profile {
  const kept = Object.values(lists).map((list) => withEarlierItems<ListName>(read, earlier, list));
  const others = [...(read.failed ?? [])].map((section): Partial<OtherSections> => ({ [section]: earlier[section] }));
  return Object.assign({}, read, ...kept, ...others);
}

function withEarlierItems<Name extends ListName>(read: Lists, earlier: Lists, { name, keysOf }: ListKeys[Name]): Partial<Lists> {
  const list = listOf(read, name);
  const shown = contentOf<ListContents[Name]>(earlier[name]);
  return !isRead(list) && keysOf(shown).length > 0 ? { [name]: { ...list, shown } } : {};
}
