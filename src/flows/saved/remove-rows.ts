import type { Profile, StoredSection } from '../../domain/profile/profile.js';
import type { ToolList } from '../../domain/removal/lists.js';
import { type KeyOf, withoutLeaving } from '../../domain/removal/removals.js';
import type { ProfileSections } from '../../services/profile-decoder.js';
import { shopperCell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import { $leaving } from '../../store/removals.js';
import { forgetInTool } from '../tools/tool-data.js';
import type { SavedList } from './saved-list.js';
import { isWritten } from './write-section.js';

/** A section that is a list of rows and is written as a whole: the drugs, the doctors. */
interface RowSection<Name extends ToolList, Item> {
  readonly name: Name;
  readonly items: (section: Profile[Name]) => readonly Item[];
  readonly withItems: (section: Profile[Name], items: readonly Item[]) => Profile[Name];
  readonly keyOf: KeyOf<Item>;
  /** What is stored now, with the row of an item as an earlier section had it. */
  readonly putBack: (now: StoredSection, before: StoredSection, key: string) => StoredSection;
  /** The service's answer, with the section as it now is; null when there is none. */
  readonly write: (owner: Profile, section: Profile[Name]) => Promise<ProfileSections[Name] | null>;
}

/**
 * A section as it was before a removal, with the rows of earlier removals back in their places: in whatever order rows are restored, each
 * finds its neighbours.
 */
export function withRemoved<S extends { readonly stored: StoredSection }>(
  before: S,
  removed: ReadonlyMap<string, S>,
  putBack: (now: StoredSection, before: StoredSection, key: string) => StoredSection,
): S {
  return { ...before, stored: [...removed].reduce((stored, [key, earlier]) => putBack(stored, earlier.stored, key), before.stored) };
}

/** How rows leave such a section and come back (REM-07). */
export function rowRemoval<Name extends ToolList, Item>(
  rows: RowSection<Name, Item>,
): Pick<SavedList, 'remove' | 'mayHurry' | 'restore'> & { readonly has: (key: string) => boolean } {
  /** By the key of each removed item, the section as it was before. */
  const removed = () => shopperCell<Map<string, Profile[Name]>>(`removed:${rows.name}`, () => new Map());
  const find = (section: Profile[Name], key: string) => rows.items(section).find((item) => rows.keyOf(item) === key);

  /** The section with the item's stored row back beside its old neighbours. */
  function withRow(now: Profile[Name], before: Profile[Name], item: Item): Profile[Name] {
    const stored = rows.putBack(now.stored, before.stored, rows.keyOf(item));
    return rows.withItems({ ...now, stored }, [...rows.items(now), item]);
  }

  const underWay = () => shopperCell(`removing:${rows.name}`, () => new Set<string>());
  /** While a removal is under way the list here is the server's, and other tabs are kept from writing; otherwise it may be outdated. */
  const mayHurry = () => underWay().size > 0;

  const isIn = (profile: Profile, key: string) => find(profile[rows.name], key) !== undefined;

  return {
    has(key) {
      const { profile } = $profile.get();
      return profile !== null && isIn(profile, key);
    },
    async remove(key) {
      const { profile } = $profile.get();
      if (!profile) return false;
      const before = profile[rows.name];
      if (!find(before, key)) return true;
      // Two at once happen only when the page is being left: each write leaves out everything that is leaving, whichever arrives last.
      const leaving = mayHurry() ? $leaving.get()[rows.name] : new Set([key]);
      const keys = underWay().add(key);
      const answer = await rows.write(profile, rows.withItems(before, withoutLeaving(rows.items(before), leaving, rows.keyOf)));
      const isRemoved = await isWritten(profile, rows.name, answer, (now) => !isIn(now, key));
      keys.delete(key);
      if (!isRemoved) return false;
      removed().set(key, withRemoved(before, removed(), rows.putBack));
      // Before the next write has its turn: that may write what the tool has left in storage.
      forgetInTool(rows.name, key);
      return true;
    },
    mayHurry,
    async restore(key) {
      const { profile } = $profile.get();
      const before = removed().get(key);
      const item = before && find(before, key);
      if (!profile || !item) return false;
      if (isIn(profile, key)) return true;
      const answer = await rows.write(profile, withRow(profile[rows.name], before, item));
      return isWritten(profile, rows.name, answer, (now) => isIn(now, key));
    },
  };
}
