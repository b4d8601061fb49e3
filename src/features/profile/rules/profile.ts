import type { UserDetails } from '../../../shared/shopper/user.js';
import type { ListName } from '../../../shared/view/lists.js';

/**
 * What the page shows of each list that a shopper can change. Each feature adds its own by `declare module` in its `section.ts`, and
 * `src/sections.ts` has a line for each.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface ListContents {}

/** The other sections. Features add theirs in the same way. */
export interface OtherSections {
  /** The person; null if the service has none. */
  readonly user: UserDetails | null;
}

/** A list that was read. It can be written. */
export type ReadListOf<Name extends ListName> = ListContents[Name] & ReadList;

/** A list, whether it could be read or not. */
export type AnyList<Name extends ListName> = ReadListOf<Name> | UnreadableList<ListContents[Name]>;

export type Lists = { readonly [Name in ListName]: AnyList<Name> };

/** The decoded profile of the profile service (ENT-01). */
export interface Profile extends Lists, OtherSections {
  readonly uuid: string;
  readonly isGuest: boolean;
  /** The other sections of a wrong type. Left out if there are none. */
  readonly failed?: ReadonlySet<keyof OtherSections>;
}

/**
 * A list that was read: with every row that the service sent. A write accepts only such a list (SAFE-01).
 */
export interface ReadList {
  readonly isUnreadable?: undefined;
  readonly stored: StoredSection;
  /**
   * The rows, or the entries of the saved-plans string, that cannot be read, as the service sent them. A write sends them back (REM-07).
   * Left out if there are none.
   */
  readonly unreadRows?: ReadonlySet<unknown>;
  /** None of its rows could be read: it is not empty, even if the page shows no item (LOAD-05). Left out otherwise. */
  readonly hasOnlyUnreadRows?: true;
  /** The rows after the first 2,000, which are not read. A write sends them back too (SAFE-05). Left out if there are none. */
  readonly rowsBeyond?: ReadonlySet<unknown>;
  /** The `ETag` of the response with this section. A section of the whole profile has none. */
  readonly etag?: string;
}

/**
 * A list with a section or a row of a wrong type. Nothing can write it: it holds no rows of the service
 * (SAFE-01).
 */
export interface UnreadableList<Content> {
  readonly isUnreadable: true;
  /** The items that the page shows meanwhile: those of an earlier response, or those that could be read. */
  readonly shown: Content;
}

/**
 * A section as the service sent it, or null if it sent none. Only the services read it. A write sends it back without
 * the removed items, so unknown fields and rows stay (REM-07).
 */
export type StoredSection = Readonly<Record<string, unknown>> | null;
