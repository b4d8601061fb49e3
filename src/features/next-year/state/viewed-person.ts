import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $profile } from '../../profile/state/profile.js';

/** Whose profile an agent or a supporter looks at. Null if it is the shopper's own (ROLE-03, ROLE-04). */
export const $viewedPerson: ReadableAtom<{ readonly firstName: string | null } | null> = computedByValue(
  [$identity, $profile, $agent],
  (identity, { profile }, { isAgentFlow }) => {
    const isViewed = identity !== null && !identity.isGuest && (identity.isCloaked || isAgentFlow);
    return isViewed ? { firstName: profile?.user?.firstName ?? null } : null;
  },
);
