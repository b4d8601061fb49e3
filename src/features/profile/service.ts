import { type ProfileQuery, profileCall } from '../../shared/http/first-calls.js';
import type { Call, Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { profileDecoder, requireShopper, type SentProfile, sectionDecoder } from './decoder.js';
import type { SectionCall, Sections } from './section.js';

/** The whole profile. A profile of another shopper is a bad body (CALL-02, SAFE-03). */
export async function getProfile(http: Http, sections: Sections, query: ProfileQuery): Promise<Result<SentProfile>> {
  const { uuid } = query;
  const result = await request(http, profileCall(query), requireShopper(uuid, profileDecoder(sections)));
  // Later writes use the uuid of this request.
  return result.ok ? { ...result, value: { ...result.value, uuid } } : result;
}

/**
 * One section of the profile, never from a cache. With a plan year, doctors have their coverage in it (CALL-02,
 * SAFE-02, SAFE-03).
 */
export async function getProfileSection<Answer>(
  http: Http,
  uuid: string,
  section: SectionCall<Answer>,
  planYear?: number,
): Promise<Result<Answer>> {
  const year = planYear === undefined ? {} : { planYear, flag: false };
  const call: Call = { name: 'profile', params: { uuid, section: section.call, ...year }, isFresh: true };
  return withEtag(await request(http, call, requireShopper(uuid, sectionDecoder(section))));
}

/** Adds the version from the response to the section. */
export function withEtag<T>(result: Result<T>): Result<T> {
  return result.ok && result.etag && result.value ? { ...result, value: { ...result.value, etag: result.etag } } : result;
}
