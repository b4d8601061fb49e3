import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import type { Result } from '../../../shared/http/problem.js';
import { $activeYear } from '../../plans/state/year.js';
import type { ListName } from '../rules/lists.js';
import type { Profile } from '../rules/profile.js';
import { getProfileSection } from '../service.js';
import { $profile } from '../state/profile.js';
import { profileChanged, readBegins } from '../state/profile-changes.js';
import { serialize } from './serialize.js';

/** Reads a section again in its turn, so that no older write answers after it; a failed read is logged only (REM-04). */
export function readInTurn(section: ListName): Promise<boolean> {
  return serialize(section, async () => (await readSection(section)) !== null);
}

/** Reads a section; doctors come with the coverage of the active year, so an answer is dropped when the year has changed since (PV-08). */
export async function readSection<Name extends ListName>(section: Name): Promise<Profile[Name] | null> {
  const { profile } = $profile.get();
  const planYear = $activeYear.get();
  if (!profile || planYear === null) return null;
  const since = readBegins();
  const result = (await getProfileSection(httpClient(), profile.uuid, section, planYear)) as Result<Profile[Name]>;
  const read = valueOrLog(result);
  return planYear === $activeYear.get() && confirmed(profile, section, read, since) ? read : null;
}

/** The shopper may have left in the very moment in which an answer came. */
export const isHere = (owner: Profile) => $profile.get().profile?.uuid === owner.uuid;

/** Takes a section as the server now has it. Null, from a call that failed, and what is of a shopper who has left change nothing. */
export function confirmed<Name extends ListName>(owner: Profile, section: Name, answer: Profile[Name] | null, since?: number): boolean {
  const isTaken = answer !== null && isHere(owner);
  if (isTaken) profileChanged({ [section]: answer }, since);
  return isTaken;
}
