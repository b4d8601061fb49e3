import type { Profile } from '../domain/profile/profile.js';
import { cell } from './page.js';
import { $profile, replaceSections } from './profile.js';

/** How many times sections were changed, and the count that each was last changed at. */
interface Changes {
  count: number;
  readonly at: Map<keyof Profile, number>;
}

const changes = () => cell<Changes>('profileChanges', () => ({ count: 0, at: new Map() }));

/** Replaces sections by what the server confirmed. A profile that is being read again still is. */
export function profileChanged(change: Partial<Profile>): void {
  if (!$profile.get().profile) return;
  const { at } = changes();
  const turn = ++changes().count;
  for (const section of Object.keys(change)) at.set(section as keyof Profile, turn);
  replaceSections(change);
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
  const { profile } = $profile.get();
  if (profile?.uuid !== read.uuid) return read;
  const later = Object.entries(profile).filter(([section]) => (changes().at.get(section as keyof Profile) ?? 0) > since);
  return { ...read, ...Object.fromEntries(later) };
}
