/** A list of the profile that items are removed from, and put back into. Keys name its items. */
export interface SavedList {
  /** Tells the page that an item is about to leave; false when it is not in the list, or when a listener says no. */
  announce(key: string, origin: EventTarget): boolean;
  /** Something about the list on the screen changed: what depends on it is worked out again. */
  changed(): void;
  /** Takes the item off on the server, and keeps what undo needs; false when that failed. */
  remove(key: string): Promise<boolean>;
  /** Whether an item may be removed before its turn because the page is being left; not where that could undo somebody else's write. */
  mayHurry(): boolean;
  /** Called when the server has confirmed that the item is gone. */
  removed(): void;
  /** Puts a removed item back on the server; false when that failed. */
  restore(key: string): Promise<boolean>;
}
