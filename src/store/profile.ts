import type { Profile } from '../domain/profile/profile.js';
import { cell, fact, type View } from './page.js';

export type ProfileState =
  | { readonly status: 'loading'; readonly profile: Profile | null }
  | { readonly status: 'ready'; readonly profile: Profile }
  | { readonly status: 'failed'; readonly profile: null };

const state = fact<ProfileState>('profile', { status: 'loading', profile: null });
const isKnown = fact<boolean>('isProfileKnown', false);

/** The profile as the server last confirmed it. While it is read again the earlier one stays. */
export const $profile: View<ProfileState> = state;

/** True from the first answer on, good or bad: skeletons end here (LOAD-05). */
export const $isProfileKnown: View<boolean> = isKnown;

export function profileLoading(): void {
  state.set({ status: 'loading', profile: state.get().profile });
}

export function profileLoaded(profile: Profile): void {
  state.set({ status: 'ready', profile });
  isKnown.set(true);
}

/** A failed first read leaves nothing to show; a failed later one keeps what was there. */
export function profileFailed(): void {
  const { profile } = state.get();
  state.set(profile ? { status: 'ready', profile } : { status: 'failed', profile: null });
  isKnown.set(true);
}

/** How many times sections were changed, and the count that each was last changed at. */
interface Changes {
  count: number;
  readonly at: Map<keyof Profile, number>;
}

const changes = () => cell<Changes>('profileChanges', () => ({ count: 0, at: new Map() }));

/** Replaces sections by what the server confirmed. A profile that is being read again still is. */
export function profileChanged(change: Partial<Profile>): void {
  const { status, profile } = state.get();
  if (!profile) return;
  const { at } = changes();
  const turn = ++changes().count;
  for (const section of Object.keys(change)) at.set(section as keyof Profile, turn);
  state.set({ status: status === 'loading' ? 'loading' : 'ready', profile: { ...profile, ...change } });
}

/** Where the changes stand: to be asked for when a read of the whole profile begins. */
export function changesSoFar(): number {
  return changes().count;
}

/**
 * What was read, less what it is too old for: a section that was changed after the read began stays as it is, for the answer may
 * have been made before the change (REM-07). Another shopper's profile is taken whole.
 */
export function withLaterChanges(read: Profile, since: number): Profile {
  const { profile } = state.get();
  if (profile?.uuid !== read.uuid) return read;
  const later = Object.entries(profile).filter(([section]) => (changes().at.get(section as keyof Profile) ?? 0) > since);
  return { ...read, ...Object.fromEntries(later) };
}
