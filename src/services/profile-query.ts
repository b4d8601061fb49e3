import type { Call } from './http.js';

export interface ProfileQuery {
  readonly uuid: string;
  readonly planYear: number;
  /** True right after another profile was merged into this one. */
  readonly isMerged: boolean;
}

/** The call for the whole profile (CALL-02). */
export function profileCall({ uuid, planYear, isMerged }: ProfileQuery): Call {
  return { name: 'profile', params: { uuid, section: 'all', planYear, flag: isMerged } };
}
