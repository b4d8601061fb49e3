import type { Profile, StoredSection } from '../../domain/profile/profile.js';
import { type KeyOf, without } from '../../domain/removal/removals.js';
import { shopperCell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import type { SavedList } from './saved-list.js';

/** A section that is a list of rows and is written as a whole: the drugs, the doctors. */
interface RowSection<Section, Item> {
  readonly name: 'drugs' | 'providers';
  readonly of: (profile: Profile) => Section;
  readonly items: (section: Section) => readonly Item[];
  readonly withItems: (section: Section, items: readonly Item[]) => Section;
  readonly keyOf: KeyOf<Item>;
  /** Writes the section; answers it as it now is, or null. */
  readonly write: (owner: Profile, section: Section) => Promise<Section | null>;
}

interface Removed<Section> {
  /** The section that held the row … */
  readonly before: Section;
  /** … and what the server made of it without the row. */
  readonly after: string;
}

/** How rows leave such a section and come back (REM-07). */
export function rowRemoval<Section extends { readonly stored: StoredSection }, Item>(
  rows: RowSection<Section, Item>,
): Pick<SavedList, 'remove' | 'restore'> & { readonly has: (key: string) => boolean } {
  const removed = () => shopperCell<Map<string, Removed<Section>>>(`removed:${rows.name}`, () => new Map());
  const find = (section: Section, key: string) => rows.items(section).find((item) => rows.keyOf(item) === key);

  /** The row as it was stored, at its old place, if nothing else changed; else behind what there is now. */
  function withRow(now: Section, { before, after }: Removed<Section>, item: Item): Section {
    return JSON.stringify(now.stored) === after ? before : rows.withItems(now, [...rows.items(now), item]);
  }

  return {
    has(key) {
      const { profile } = $profile.get();
      return profile !== null && find(rows.of(profile), key) !== undefined;
    },
    async remove(key) {
      const { profile } = $profile.get();
      if (!profile) return false;
      const before = rows.of(profile);
      if (!find(before, key)) return true;
      const after = await rows.write(profile, rows.withItems(before, without(rows.items(before), key, rows.keyOf)));
      if (after) removed().set(key, { before, after: JSON.stringify(after.stored) });
      return after !== null;
    },
    async restore(key) {
      const { profile } = $profile.get();
      const kept = removed().get(key);
      const item = kept && find(kept.before, key);
      if (!profile || !item) return false;
      const now = rows.of(profile);
      return find(now, key) !== undefined || (await rows.write(profile, withRow(now, kept, item))) !== null;
    },
  };
}
