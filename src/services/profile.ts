import type { UserDetails } from '../domain/identity/user.js';
import type { ProfileDrugs, ProfilePlans, ProfileProviders } from '../domain/profile/profile.js';
import { type ProfileQuery, profileCall } from './first-calls.js';
import type { Http } from './http.js';
import type { Result } from './problem.js';
import {
  decodeProfile,
  type ProfileSections,
  type SectionName,
  type SentProfile,
  sectionDecoder,
  sectionFields,
} from './profile-decoder.js';
import { encodeDrugs, encodePlans, encodeProviders, encodeUser, type UserChange } from './profile-encoder.js';
import { request } from './request.js';
import type { Bag } from './wire.js';

/** The whole profile (CALL-02). */
export function getProfile(http: Http, query: ProfileQuery): Promise<Result<SentProfile>> {
  return request(http, profileCall(query), decodeProfile);
}

/** One section of the profile; with a plan year, doctors come with its coverage (CALL-02). */
export function getProfileSection<Name extends SectionName>(
  http: Http,
  uuid: string,
  section: Name,
  planYear?: number,
): Promise<Result<ProfileSections[Name]>> {
  const year = planYear === undefined ? {} : { planYear, flag: false };
  return request(http, { name: 'profile', params: { uuid, section, ...year } }, sectionDecoder(section));
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

/** Writes the saved-plans string; what else the service had stays, the ZIP code as it is written too (CALL-03, REM-07). */
export function updateSavedPlans(
  http: Http,
  owner: ProfileOwner,
  plans: Pick<ProfilePlans, 'savedPlans' | 'stored'>,
): Promise<Result<ProfilePlans>> {
  return update(http, owner, 'plans', encodePlans(plans));
}

/** Writes the drugs and the pharmacy; rows that we could not read stay as the service had them (CALL-03, REM-07). */
export function updateDrugs(http: Http, owner: ProfileOwner, drugs: ProfileDrugs): Promise<Result<ProfileDrugs>> {
  return update(http, owner, 'drugs', encodeDrugs(drugs));
}

/** Writes the doctors and dentists, in the same way; the answer has their coverage (CALL-03, PV-08). */
export function updateProviders(http: Http, owner: ProfileOwner, providers: ProfileProviders): Promise<Result<ProfileProviders>> {
  return update(http, owner, 'providers', encodeProviders(providers));
}

function update<Name extends SectionName>(
  http: Http,
  { uuid, isGuest }: ProfileOwner,
  section: Name,
  value: Bag,
): Promise<Result<ProfileSections[Name]>> {
  const body = { [sectionFields[section]]: value, isGuest };
  return request(
    http,
    { name: 'updateProfile', method: 'POST', params: { uuid, section }, body, outlivesPage: true },
    // What a person has told is kept, whether the answer says it again or not.
    sectionDecoder(section, section === 'user'),
  );
}

export interface SavedItem<Name extends 'plans' | 'medsupp'> {
  readonly uuid: string;
  readonly section: Name;
  readonly planYear: number;
  /** A plan id, or the code of a supplement plan. */
  readonly planId: string;
}

/** Takes a saved plan out of the profile; answers the section without it (CALL-04). */
export function deleteSavedPlan<Name extends 'plans' | 'medsupp'>(
  http: Http,
  { uuid, section, planYear, planId }: SavedItem<Name>,
): Promise<Result<ProfileSections[Name]>> {
  const params = { uuid, section, planYear, planId };
  return request(http, { name: 'deleteProfileItem', method: 'DELETE', params, outlivesPage: true }, sectionDecoder(section, false));
}
