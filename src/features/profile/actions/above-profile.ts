import { defineUpwardCall } from '../../../shared/actions/upward-call.js';
import type { Identity } from '../../../shared/shopper/user.js';
import type { ListName } from '../../../shared/view/lists.js';
import type { Profile } from '../rules/profile.js';
import type { Sections } from '../section.js';
import type { SavedList } from './saved-list.js';

/** What the profile uses although it stands above it. The profile knows no feature's rows, and not what the page builds from them. */
export interface AboveProfile {
  readonly sections: Sections;
  readonly savedLists: { readonly [Name in ListName]: SavedList };
  /**
   * Builds the page from a profile.
   *
   * @param signal aborts when a newer load begins, or the shopper leaves
   */
  readonly applyProfile: (profile: Profile, content: Promise<unknown>, signal: AbortSignal) => Promise<void>;
  /**
   * Ends a load whose profile could not be read.
   *
   * @param signal aborts when a newer load begins, or the shopper leaves
   */
  readonly applyProfileFailure: (planYear: number, signal: AbortSignal) => Promise<void>;
  /** Leaves the page of a shopper of whom the service has no details. Null if this one is not to be left. */
  readonly leaveUnknown: (identity: Identity) => Promise<unknown> | null;
}

export const aboveProfile = defineUpwardCall<() => AboveProfile>('aboveProfile');
