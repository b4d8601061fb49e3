import type { Profile } from '../domain/profile/profile.js';
import { cell } from './page.js';
import { $profile, replaceSections } from './profile.js';

/** How many changes and reads there were, and the count that each section is as new as. */
interface Changes {
  count: number;
  readonly at: Map<string, number>;
}

const changes = () => cell<Changes>('profileChanges', () => ({ count: 0, at: new Map() }));

/** Where the changes stand: to be asked for when a read begins, for its answer may be as old as that. */
export function readBegins(): number {
  changes().count += 1;
  return changes().count;
}

/**
 * Replaces sections by what the server confirmed, unless what is there is newer than the read that this came of (REM-07). A profile that
 * is being read again still is.
 */
export function profileChanged(change: Partial<Profile>, since = readBegins()): void {
  if (!$profile.get().profile) return;
  const news = Object.entries(change).filter(([section]) => !isLater(section, since));
  setAge(change, since);
  replaceSections(Object.fromEntries(news));
}

/**
 * What was read, less what it is too old for: a section that was changed after the read began stays as it is, for the answer may
 * have been made before the change (REM-07). Another shopper's profile is taken whole.
 */
export function withLaterChanges(read: Profile, since: number): Profile {
  const { profile } = $profile.get();
  if (profile?.uuid !== read.uuid) return read;
  const later = Object.entries(profile).filter(([section]) => isLater(section, since));
  setAge(read, since);
  return { ...read, ...Object.fromEntries(later) };
}

function isLater(section: string, since: number): boolean {
  return (changes().at.get(section) ?? 0) > since;
}

function setAge(sections: object, since: number): void {
  for (const section of Object.keys(sections)) if (!isLater(section, since)) changes().at.set(section, since);
}
