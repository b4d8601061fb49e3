import { safeUrl } from '../../../shared/navigation/safe-url.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';

/** A plan and its year. The id can be the code of a supplement plan. */
export interface AppliedPlan {
  readonly planId: string;
  readonly planYear: number;
}

/** Returns the details page of an application from the settings (ENR-06). Returns null if the address is not allowed. */
export function applicationDetailsUrl({ planId, planYear }: AppliedPlan, { root, links, allowed }: GuardedSite): string | null {
  return validOrNull(safeUrl(siteUrl(root, links.applicationDetails, { planId, planYear }), allowed));
}
