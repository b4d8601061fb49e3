import type { Call, Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { fieldOf, type JsonObject, readText } from '../../shared/http/wire.js';
import type { UserDetails } from '../../shared/shopper/user.js';
import { type ProfileSections, requireShopper, type SectionName, sectionDecoder, sectionFields } from './decoder.js';
import { encodeDrugs, encodePlans, encodeProviders, encodeUser, type UserChange } from './encoder.js';
import type { ReadDrugs, ReadList, ReadPlans, ReadProviders } from './rules/profile.js';
import { withEtag } from './service.js';

/**
 * The `If-Match` value for a write: the `ETag` of the section's response, else the time of its last change. Undefined
 * if the service sends neither (SAFE-01).
 */
export function versionOf({ etag, stored }: Pick<ReadList, 'etag' | 'stored'>): string | undefined {
  if (etag !== undefined) return etag;
  const changedOn = readText(fieldOf(stored, 'lastModifiedOn'));
  // A header cannot contain other characters, and a quote would end the value.
  return changedOn !== null && /^[\x20-\x7e]{1,100}$/.test(changedOn) && !changedOn.includes('"') ? `"${changedOn}"` : undefined;
}

/** The shopper whose profile is written. */
export interface ProfileOwner {
  readonly uuid: string;
  readonly isGuest: boolean;
}

/** Writes the shopper's new answers to the profile (CALL-03, IMP-04). */
export function updateUser(http: Http, owner: ProfileOwner, change: UserChange): Promise<Result<UserDetails | null>> {
  return update(http, owner, 'user', encodeUser(change));
}

/**
 * Writes the saved-plans string. All other fields stay as the service stored them, including the ZIP code (CALL-03,
 * REM-07). Each list is written with the version that it is based on (SAFE-01).
 */
export function updateSavedPlans(
  http: Http,
  owner: ProfileOwner,
  plans: Pick<ReadPlans, 'savedPlans' | 'stored' | 'etag'>,
): Promise<Result<ReadPlans>> {
  return update(http, owner, 'plans', encodePlans(plans), versionOf(plans));
}

/** Writes the drugs and the pharmacy. Rows that cannot be decoded stay as stored (CALL-03, REM-07). */
export function updateDrugs(http: Http, owner: ProfileOwner, drugs: ReadDrugs): Promise<Result<ReadDrugs>> {
  return update(http, owner, 'drugs', encodeDrugs(drugs), versionOf(drugs));
}

/** Writes the doctors and dentists in the same way. The response has their coverage (CALL-03, PV-08). */
export function updateProviders(http: Http, owner: ProfileOwner, providers: ReadProviders): Promise<Result<ReadProviders>> {
  return update(http, owner, 'providers', encodeProviders(providers), versionOf(providers));
}

async function update<Name extends SectionName>(
  http: Http,
  { uuid, isGuest }: ProfileOwner,
  section: Name,
  value: JsonObject,
  ifMatch?: string,
): Promise<Result<ProfileSections[Name]>> {
  const body = { [sectionFields[section]]: value, isGuest };
  const call: Call = { name: 'updateProfile', method: 'POST', params: { uuid, section }, body, outlivesPage: true, ifMatch };
  // The shopper's answers are kept, whether or not the response repeats them.
  return withEtag(await request(http, call, requireShopper(uuid, sectionDecoder(section, section === 'user'))));
}

export interface SavedItem<Name extends 'plans' | 'medsupp'> {
  readonly uuid: string;
  readonly section: Name;
  readonly planYear: number;
  /** A plan id, or the code of a supplement plan. */
  readonly planId: string;
}

/** Removes a saved plan from the profile. Returns the section without it (CALL-04). */
export async function deleteSavedPlan<Name extends 'plans' | 'medsupp'>(
  http: Http,
  { uuid, section, planYear, planId }: SavedItem<Name>,
): Promise<Result<ProfileSections[Name]>> {
  const params = { uuid, section, planYear, planId };
  const call: Call = { name: 'deleteProfileItem', method: 'DELETE', params, outlivesPage: true };
  return withEtag(await request(http, call, requireShopper(uuid, sectionDecoder(section, false))));
}
