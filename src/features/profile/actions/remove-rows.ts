import { shopperScope } from '../../../shared/shopper/scope.js';
import type { ToolList } from '../../../shared/view/lists.js';
import type { ListContents, ReadListOf, StoredSection } from '../rules/profile.js';
import { withoutRemoved } from '../rules/removals.js';
import { contentOf, listOf, readListOf } from '../rules/unread.js';
import type { RowSection } from '../section.js';
import { $profile } from '../state/profile.js';
import { $removing } from '../state/removals.js';
import type { SavedList } from './saved-list.js';
import { removeFromToolData } from './tool-data.js';
import { changeSection, sendOnPageHide } from './write-section.js';

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

/** How the rows of a list leave it and come back (REM-07, SAFE-01). */
export function rowRemoval<Name extends ToolList, Item>(
  section: RowSection<Name, Item>,
): Pick<SavedList, 'remove' | 'removeOnPageHide' | 'restore'> & { readonly has: (key: string) => boolean } {
  const { name, items, withItems, keyOf, keysOf, putBack } = section;
  type List = ReadListOf<Name>;
  const removedKey = Symbol.for(`ucp.removed.${name}`);
  const sentKey = Symbol.for(`ucp.removalsSent.${name}`);
  /** By the key of each removed item, the section as it was before. */
  const removed = () => shopperScope().own(removedKey, () => new Map<string, List>());
  /** The removals that the service has been sent. */
  const sent = () => shopperScope().own(sentKey, () => new Set<string>());

  const find = (list: List, key: string) => items(list).find((item) => keyOf(item) === key);
  const isIn = (list: List, key: string) => find(list, key) !== undefined;
  const without = (list: List, keys: ReadonlySet<string> | undefined) => withItems(list, withoutRemoved(items(list), keys, keyOf));

  /** The section with the item's stored row back beside its old neighbors. */
  const withRow = (now: List, before: List, item: Item) =>
    withItems({ ...now, stored: putBack(now.stored, before.stored, keyOf(item)) }, [...items(now), item]);

  /** The list that the page has; null if it could not be read. */
  const listHere = () => readListOf($profile.get().profile, name);

  async function removeFromSection(key: string): Promise<boolean> {
    // For undo, where another device has removed the item already.
    let last = listHere();
    const isRemoved = await changeSection(section, {
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
  function keep(before: List, key: string): void {
    removed().set(key, withRemoved(before, removed(), putBack));
    removeFromToolData(section, key);
  }

  return {
    has(key) {
      const { profile } = $profile.get();
      return profile !== null && keysOf(contentOf<ListContents[Name]>(listOf(profile, name))).includes(key);
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
      const leaving = $removing.get()[name];
      const answer = sendOnPageHide(section, { change: (now) => without(now, leaving), isDone: (now) => !isIn(now, key) });
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
      return changeSection(section, {
        change: (now) => (isIn(now, key) ? now : withRow(now, before, item)),
        isDone: (now) => isIn(now, key),
      });
    },
  };
}
