import { createAtom, pageSingleton } from '../../../shared/state/store.js';
import type { Profile } from '../rules/profile.js';
import { type ListKeys, withEarlier } from '../rules/unread.js';

export type ProfileState =
  | { readonly status: 'loading'; readonly profile: Profile | null; readonly isAskedAgain?: undefined }
  | { readonly status: 'ready'; readonly profile: Profile; readonly isAskedAgain?: undefined }
  /** It could not be read again: the server may have another (REM-07). */
  | { readonly status: 'old'; readonly profile: Profile; readonly isAskedAgain: boolean }
  /** It could not be read; the shopper may have had it asked for again, and waits. */
  | { readonly status: 'failed'; readonly profile: null; readonly isAskedAgain: boolean };

const state = createAtom<ProfileState>('profile', { status: 'loading', profile: null });
const isKnown = createAtom<boolean>('isProfileKnown', false);

/** The profile as the server last confirmed it. While it is read again the earlier one stays. */
export const $profile = state.readable;

/** True from the first answer on, good or bad: skeletons end here (LOAD-05). */
export const $isProfileKnown = isKnown.readable;

/** Whether it could not be read, or not again: what is missing then need not be missing at the service (LOAD-05). */
export function isUnread({ isAskedAgain }: ProfileState): boolean {
  return isAskedAgain !== undefined;
}

/** Whether it is being read again, for a shopper who waits for what could not be read. */
export function isReadAgain({ status, isAskedAgain }: ProfileState): boolean {
  return isAskedAgain ?? status === 'loading';
}

/** A profile that failed stays as it is while it is read again, so that the lists do not look empty meanwhile (LOAD-05). */
export function profileLoading(): void {
  const before = state.get();
  state.set(before.isAskedAgain === undefined ? { ...before, status: 'loading' } : { ...before, isAskedAgain: true });
}

export function profileLoaded(profile: Profile): void {
  state.set({ status: 'ready', profile });
  isKnown.set(true);
}

/** A failed first read leaves nothing to show; a failed later one keeps what was there. */
export function profileFailed(): void {
  const { profile } = state.get();
  state.set(profile ? { status: 'old', profile, isAskedAgain: false } : { status: 'failed', profile, isAskedAgain: false });
  isKnown.set(true);
}

/** Another shopper is there: drops the previous profile, and returns to loading (LOAD-04, LOAD-05). */
export function profileOf(uuid: string): void {
  if (state.get().profile?.uuid !== uuid) profileUnread();
}

/** Nothing is known of the shopper's profile until it has been read. */
export function profileUnread(): void {
  state.set({ status: 'loading', profile: null });
  isKnown.set(false);
}

/** Other sections in place of those that are there; without a profile there is nothing to replace. */
function replaceSections(change: Partial<Profile>): void {
  const before = state.get();
  if (before.profile) state.set({ ...before, profile: { ...before.profile, ...change } });
}

/** How many changes and reads there were, and the count that each section is as new as. */
interface Changes {
  count: number;
  readonly at: Map<string, number>;
}

const changes = () => pageSingleton<Changes>('profileChanges', () => ({ count: 0, at: new Map() }));

/** The count when a read begins: its answer may be as old as this moment. */
export function readBegins(): number {
  return ++changes().count;
}

/**
 * Replaces sections by what the server confirmed, unless the section has changed since that read began (REM-07). A profile that is being
 * read again keeps that status.
 */
export function profileChanged(change: Partial<Profile>, since = readBegins()): void {
  const news = Object.entries(change).filter(([section]) => !isLater(section, since));
  setAge(change, since);
  replaceSections(Object.fromEntries(news));
}

/**
 * The profile that was read, except for sections that have changed since the read began. These stay as they are, because the response may
 * have been made before the change (REM-07). Sections that could not be read stay too (LOAD-05). The profile of another shopper is used as
 * it is.
 */
export function withLaterChanges(read: Profile, since: number, lists: ListKeys): Profile {
  const { profile } = $profile.get();
  if (profile?.uuid !== read.uuid) return read;
  const later = Object.entries(profile).filter(([section]) => isLater(section, since));
  setAge(read, since);
  return { ...withEarlier(read, profile, lists), ...Object.fromEntries(later) };
}

function isLater(section: string, since: number): boolean {
  return (changes().at.get(section) ?? 0) > since;
}

function setAge(sections: object, since: number): void {
  for (const section of Object.keys(sections)) if (!isLater(section, since)) changes().at.set(section, since);
}
