import type { UserDetails } from '../domain/identity/user.js';
import type { ProfileDrugs, ProfilePlans, ProfileProviders } from '../domain/profile/profile.js';
import type { Call, Http } from './http.js';
import type { Result } from './problem.js';
import { withEtag } from './profile.js';
import { ofShopper, type ProfileSections, type SectionName, sectionDecoder, sectionFields } from './profile-decoder.js';
import { encodeDrugs, encodePlans, encodeProviders, encodeUser, type UserChange } from './profile-encoder.js';
import { request } from './request.js';
import { type Bag, fieldOf, readText } from './wire.js';

/**
 * What `If-Match` says when a section is written back: the `ETag` of its response, else when the service changed it last; undefined
 * where the service tells neither (SAFE-01).
 */
export function versionOf({ etag, stored }: Pick<ProfileDrugs, 'etag' | 'stored'>): string | undefined {
  if (etag !== undefined) return etag;
  const changedOn = readText(fieldOf(stored, 'lastModifiedOn'));
  // No header can carry other characters, and quotes would end the value.
  return changedOn !== null && /^[\x20-\x7e]{1,100}$/.test(changedOn) && !changedOn.includes('"') ? `"${changedOn}"` : undefined;
}

/** Whose profile a write is for. */
export interface ProfileOwner {
  readonly uuid: string;
  readonly isGuest: boolean;
}

/** Tells the profile what its shopper told us (CALL-03, IMP-04). */
export function updateUser(http: Http, owner: ProfileOwner, change: UserChange): Promise<Result<UserDetails | null>> {
  return update(http, owner, 'user', encodeUser(change));
}

/**
 * Writes the saved-plans string; what else the service had stays, the ZIP code as it is written too (CALL-03, REM-07). Every list is written
 * with the version that it is based on (SAFE-01).
 */
export function updateSavedPlans(
  http: Http,
  owner: ProfileOwner,
  plans: Pick<ProfilePlans, 'savedPlans' | 'stored' | 'etag'>,
): Promise<Result<ProfilePlans>> {
  return update(http, owner, 'plans', encodePlans(plans), versionOf(plans));
}

/** Writes the drugs and the pharmacy; rows that we could not read stay as the service had them (CALL-03, REM-07). */
export function updateDrugs(http: Http, owner: ProfileOwner, drugs: ProfileDrugs): Promise<Result<ProfileDrugs>> {
  return update(http, owner, 'drugs', encodeDrugs(drugs), versionOf(drugs));
}

/** Writes the doctors and dentists, in the same way; the answer has their coverage (CALL-03, PV-08). */
export function updateProviders(http: Http, owner: ProfileOwner, providers: ProfileProviders): Promise<Result<ProfileProviders>> {
  return update(http, owner, 'providers', encodeProviders(providers), versionOf(providers));
}

async function update<Name extends SectionName>(
  http: Http,
  { uuid, isGuest }: ProfileOwner,
  section: Name,
  value: Bag,
  ifMatch?: string,
): Promise<Result<ProfileSections[Name]>> {
  const body = { [sectionFields[section]]: value, isGuest };
  const call: Call = { name: 'updateProfile', method: 'POST', params: { uuid, section }, body, outlivesPage: true, ifMatch };
  // What a person has told is kept, whether the answer says it again or not.
  return withEtag(await request(http, call, ofShopper(uuid, sectionDecoder(section, section === 'user'))));
}

export interface SavedItem<Name extends 'plans' | 'medsupp'> {
  readonly uuid: string;
  readonly section: Name;
  readonly planYear: number;
  /** A plan id, or the code of a supplement plan. */
  readonly planId: string;
}

/** Takes a saved plan out of the profile; answers the section without it (CALL-04). */
export async function deleteSavedPlan<Name extends 'plans' | 'medsupp'>(
  http: Http,
  { uuid, section, planYear, planId }: SavedItem<Name>,
): Promise<Result<ProfileSections[Name]>> {
  const params = { uuid, section, planYear, planId };
  const call: Call = { name: 'deleteProfileItem', method: 'DELETE', params, outlivesPage: true };
  return withEtag(await request(http, call, ofShopper(uuid, sectionDecoder(section, false))));
}
