import { BadRequest } from '../calls/requests.js';
import { hash } from '../hash.js';
import type { Row } from '../profiles/profile-data.js';

/** Options of the profile responses: their caching and version headers. */
export interface ProfileAnswers {
  /** Whether sections have an `ETag`. `If-Match` is always checked. */
  readonly etags: boolean;
  /** The `Cache-Control` of profile responses, as a proxy may set it; null keeps the service's `no-store`. */
  readonly cacheControl: string | null;
}

export const usualAnswers: ProfileAnswers = { etags: false, cacheControl: null };

/** @throws {BadRequest} */
export function readProfileAnswers(body: Row): ProfileAnswers {
  const { etags = false, cacheControl = null } = body;
  if (typeof etags !== 'boolean') throw new BadRequest('etags must be true or false');
  if (cacheControl !== null && typeof cacheControl !== 'string') throw new BadRequest('cacheControl must be text, or null');
  return { etags, cacheControl };
}

/** The version of a section, from its contents. */
export function etagOf(section: Row): string {
  return `"${hash(JSON.stringify(section)).toString(36)}"`;
}

/**
 * Whether `If-Match` names this version: its `ETag`, or the time of its last change. Ignores `W/`, because compressing
 * proxies make a tag weak.
 */
export function isMatch(header: string, section: Row): boolean {
  const details = Object.values(section).map((value) => (value as Row | null)?.lastModifiedOn);
  const versions = [etagOf(section), ...details.map((moment) => `"${String(moment)}"`)];
  return header.split(',').some((one) => one.trim() === '*' || versions.includes(one.trim().replace(/^W\//, '')));
}
