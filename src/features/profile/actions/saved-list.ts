import type { ListName } from '../../../shared/view/lists.js';

/** An item of a list, by its key, with the name that the shopper knows it by. */
export interface ListedItem {
  readonly list: ListName;
  readonly key: string;
  readonly name: string;
  /** The difference to others of its name, such as a dose. */
  readonly detail?: string | undefined;
}

/** A list of the profile that items are removed from, and put back into. Keys name its items. */
export interface SavedList {
  /** Tells the page that an item is about to leave; false when it is not in the list, or when a listener says no. */
  announce(key: string, target: EventTarget): boolean;
  /** Something about the list on the screen changed: what depends on it is worked out again. */
  changed(): void;
  /** Takes the item off on the server, and keeps what undo needs; false when that failed. */
  remove(key: string): Promise<boolean>;
  /**
   * Takes the item off when the page is being left, in a form that cannot undo another device's change (SAFE-01). Null where there is none, or
   * where the removal has been sent already.
   */
  removeOnPageHide(key: string, hasBegun: boolean): Promise<boolean> | null;
  /** Called when the server has confirmed that the item is gone. */
  removed(): void;
  /** Puts a removed item back on the server; false when that failed. */
  restore(key: string): Promise<boolean>;
  /** Removes an item that the page shows in this list, but that another section has; null for any other. */
  removeElsewhere?(item: ListedItem, target: EventTarget): Promise<void> | null;
}
