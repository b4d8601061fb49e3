import { valueIn } from '../validation/checked.js';
import { safeUrl } from './safe-url.js';
import type { GuardedSite } from './site.js';
import { siteUrl } from './url.js';

/** A plan of a year; the id may be the code of a supplement plan. */
export interface AppliedPlan {
  readonly planId: string;
  readonly planYear: number;
}

/** The page of an application, where the setting says it is (ENR-06); null when that may not be followed. */
export function applicationDetailsUrl({ planId, planYear }: AppliedPlan, { root, links, allowed }: GuardedSite): string | null {
  return valueIn(safeUrl(siteUrl(root, links.applicationDetails, { planId, planYear }), allowed));
}
