import type { EndpointName } from './endpoints.js';
import type { Call } from './http.js';

/**
 * Calls that may be prefetched before the code that reads their responses. One function builds each, so that the
 * prefetch matches.
 */

export interface ProfileQuery {
  readonly uuid: string;
  readonly planYear: number;
  /** True right after another profile was merged into this one. */
  readonly isMerged: boolean;
}

/** The call for the whole profile, never from a cache (CALL-02, SAFE-02). */
export function profileCall({ uuid, planYear, isMerged }: ProfileQuery): Call {
  return { name: 'profile', params: { uuid, section: 'all', planYear, flag: isMerged }, isFresh: true };
}

/** The call for the details of one plan (CALL-15). */
export function planCall(planId: string, year: number): Call {
  return { name: 'planDetails', params: { year, planId } };
}

/** The call for a content fragment (CALL-22). */
export function contentCall(name: EndpointName): Call {
  return { name, base: 'content' };
}
