import { pageSingleton } from '../../../shared/state/store.js';
import type { Profile } from '../rules/profile.js';
import { $profile, replaceSections } from './profile.js';

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
 * have been made before the change (REM-07). The profile of another shopper is used as it is.
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
