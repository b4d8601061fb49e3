import type { Call, Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { fieldOf, type JsonObject, readText } from '../../shared/http/wire.js';
import type { UserDetails } from '../../shared/shopper/user.js';
import type { ListName } from '../../shared/view/lists.js';
import { requireShopper, sectionDecoder } from './decoder.js';
import type { ReadList, ReadListOf } from './rules/profile.js';
import type { ListSection, SectionCall } from './section.js';
import { withEtag } from './service.js';
import { encodeUser, type UserChange, userSection } from './user-section.js';

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

/** Writes the shopper's new answers to the profile, and keeps them, whether or not the response repeats them (CALL-03, IMP-04). */
export function updateUser(http: Http, owner: ProfileOwner, change: UserChange): Promise<Result<UserDetails | null>> {
  return update(http, owner, userSection, { value: encodeUser(change), mayMiss: true });
}

/**
 * Writes a list, with the version that it is based on. Fields and rows that the shopper has not changed stay as the service stored them
 * (CALL-03, REM-07, SAFE-01). Only a list that could be read can be written.
 */
export function updateList<Name extends ListName>(
  http: Http,
  owner: ProfileOwner,
  section: ListSection<Name>,
  list: ReadListOf<Name>,
): Promise<Result<ReadListOf<Name>>> {
  return update(http, owner, section, { value: section.encode(list), mayMiss: false, ifMatch: versionOf(list) });
}

interface Update {
  readonly value: JsonObject;
  readonly mayMiss: boolean;
  readonly ifMatch?: string | undefined;
}

async function update<Answer>(
  http: Http,
  { uuid, isGuest }: ProfileOwner,
  section: SectionCall<Answer>,
  { value, mayMiss, ifMatch }: Update,
): Promise<Result<Answer>> {
  const body = { [section.field]: value, isGuest };
  const params = { uuid, section: section.call };
  const call: Call = { name: 'updateProfile', method: 'POST', params, body, outlivesPage: true, ifMatch };
  return withEtag(await request(http, call, requireShopper(uuid, sectionDecoder(section, mayMiss))));
}

export interface SavedItem {
  readonly uuid: string;
  readonly planYear: number;
  /** A plan id, or the code of a supplement plan. */
  readonly planId: string;
}

/** Removes a saved plan from its section. Returns the section without it (CALL-04). */
export async function deleteSavedPlan<Answer>(
  http: Http,
  section: SectionCall<Answer>,
  { uuid, planYear, planId }: SavedItem,
): Promise<Result<Answer>> {
  const params = { uuid, section: section.call, planYear, planId };
  const call: Call = { name: 'deleteProfileItem', method: 'DELETE', params, outlivesPage: true };
  return withEtag(await request(http, call, requireShopper(uuid, sectionDecoder(section, false))));
}
