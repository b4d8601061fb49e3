import { shopperScope } from '../../../shared/shopper/scope.js';
import type { ToolList } from '../../../shared/view/lists.js';
import type { ReadLists, StoredSection } from '../rules/profile.js';
import { type KeyOf, withoutRemoved } from '../rules/removals.js';
import { keysOf, readListOf } from '../rules/unread.js';
import { $profile } from '../state/profile.js';
import { $removing } from '../state/removals.js';
import type { SavedList } from './saved-list.js';
import { removeFromToolData } from './tool-data.js';
import { changeSection, sendOnPageHide } from './write-section.js';

/** A section that is a list of rows and is written as a whole: the drugs, the doctors. */
interface RowSection<Name extends ToolList, Item> {
  readonly name: Name;
  readonly items: (section: ReadLists[Name]) => readonly Item[];
  readonly withItems: (section: ReadLists[Name], items: readonly Item[]) => ReadLists[Name];
  readonly keyOf: KeyOf<Item>;
  /** What is stored now, with the row of an item as an earlier section had it. */
  readonly putBack: (now: StoredSection, before: StoredSection, key: string) => StoredSection;
}

/**
 * A section as it was before a removal, with the rows of earlier removals back in their places. So each row finds its neighbors, in
 * whatever order rows are restored.
 */
export function withRemoved<S extends { readonly stored: StoredSection }>(
  before: S,
  removed: ReadonlyMap<string, S>,
  putBack: (now: StoredSection, before: StoredSection, key: string) => StoredSection,
): S {
  return { ...before, stored: [...removed].reduce((stored, [key, earlier]) => putBack(stored, earlier.stored, key), before.stored) };
}

/** How rows leave such a section and come back (REM-07, SAFE-01). */
export function rowRemoval<Name extends ToolList, Item>(
  rows: RowSection<Name, Item>,
): Pick<SavedList, 'remove' | 'removeOnPageHide' | 'restore'> & { readonly has: (key: string) => boolean } {
  const removedKey = Symbol.for(`ucp.removed.${rows.name}`);
  const sentKey = Symbol.for(`ucp.removalsSent.${rows.name}`);
  /** By the key of each removed item, the section as it was before. */
  const removed = () => shopperScope().own(removedKey, () => new Map<string, ReadLists[Name]>());
  /** The removals that the service has been sent. */
  const sent = () => shopperScope().own(sentKey, () => new Set<string>());

  const find = (section: ReadLists[Name], key: string) => rows.items(section).find((item) => rows.keyOf(item) === key);
  const isIn = (section: ReadLists[Name], key: string) => find(section, key) !== undefined;

  const without = (section: ReadLists[Name], keys: ReadonlySet<string>) =>
    rows.withItems(section, withoutRemoved(rows.items(section), keys, rows.keyOf));

  /** The section with the item's stored row back beside its old neighbors. */
  function withRow(now: ReadLists[Name], before: ReadLists[Name], item: Item): ReadLists[Name] {
    const stored = rows.putBack(now.stored, before.stored, rows.keyOf(item));
    return rows.withItems({ ...now, stored }, [...rows.items(now), item]);
  }

  /** The list that the page has; null if it could not be read. */
  const listHere = () => readListOf($profile.get().profile, rows.name);

  async function removeFromSection(key: string): Promise<boolean> {
    // For undo, where another device has removed the item already.
    let last = listHere();
    const isRemoved = await changeSection(rows.name, {
      change(now) {
        if (!isIn(now, key)) return now;
        last = now;
        sent().add(key);
        return without(now, new Set([key]));
      },
      isDone: (now) => !isIn(now, key),
    });
    if (isRemoved && last) keep(last, key);
    return isRemoved;
  }

  /** Keeps what undo needs. The tool forgets the item before the next write has its turn: that may write what the tool has in storage. */
  function keep(before: ReadLists[Name], key: string): void {
    removed().set(key, withRemoved(before, removed(), rows.putBack));
    removeFromToolData(rows.name, key);
  }

  return {
    has(key) {
      const { profile } = $profile.get();
      return profile !== null && keysOf(rows.name, profile[rows.name]).includes(key);
    },
    async remove(key) {
      const keys = sent();
      const isRemoved = await removeFromSection(key);
      keys.delete(key);
      return isRemoved;
    },
    removeOnPageHide(key) {
      const before = listHere();
      if (!before || sent().has(key)) return null;
      const { signal } = shopperScope();
      // Several may be sent at once: each leaves out everything that is leaving, whichever arrives first.
      const leaving = $removing.get()[rows.name];
      const answer = sendOnPageHide(rows.name, { change: (now) => without(now, leaving), isDone: (now) => !isIn(now, key) });
      if (!answer) return null;
      return answer.then((isRemoved) => {
        if (isRemoved && !signal.aborted) keep(before, key);
        return isRemoved;
      });
    },
    async restore(key) {
      const before = removed().get(key);
      const item = before && find(before, key);
      if (!before || !item) return false;
      return changeSection(rows.name, {
        change: (now) => (isIn(now, key) ? now : withRow(now, before, item)),
        isDone: (now) => isIn(now, key),
      });
    },
  };
}
