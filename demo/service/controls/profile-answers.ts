import { BadRequest } from '../calls/requests.js';
import { hash } from '../hash.js';
import type { Row } from '../profiles/profile-data.js';

/** How profile data are answered: what the service says of caches and versions. */
export interface ProfileAnswers {
  /** Whether sections carry an `ETag`. `If-Match` is looked at either way. */
  readonly etags: boolean;
  /** The header of profile data, as a proxy may set it; null is the service's own `no-store`. */
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

/** The version of a section, by what it holds. */
export function etagOf(section: Row): string {
  return `"${hash(JSON.stringify(section)).toString(36)}"`;
}

/**
 * Whether `If-Match` is about this version: its `ETag`, or the moment of its last change. Proxies that compress make a tag weak, so `W/` does
 * not count.
 */
export function isMatch(header: string, section: Row): boolean {
  const details = Object.values(section).map((value) => (value as Row | null)?.lastModifiedOn);
  const versions = [etagOf(section), ...details.map((moment) => `"${String(moment)}"`)];
  return header.split(',').some((one) => one.trim() === '*' || versions.includes(one.trim().replace(/^W\//, '')));
}
