import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import type { ListName } from '../../../shared/view/lists.js';
import type { View } from '../../../shared/view/view.js';
import { $drugs } from '../../drugs/state/saved-drugs.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import { isListUnread } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { $providers } from '../../providers/state/saved-providers.js';

/**
 * The number of saved items, including plans of the active year and supplement plans. Null while it is unknown, because the profile could
 * not be read. Without a list that could not be read (LOAD-05).
 */
export const $counts: ReadableAtom<Readonly<Partial<Record<View, number>>> | null> = computedByValue(
  [$profile, $shownPlans, $supplement, $drugs, $providers],
  ({ status, profile }, { keys }, supplement, drugs, providers) => {
    if (status === 'failed') return null;
    const plans = keys.length + (supplement.kind === 'plans' ? supplement.count : 0);
    const known = (list: ListName, count: number) => (count > 0 || !profile || !isListUnread(profile, list)) && { [list]: count };
    return { ...known('plans', plans), ...known('drugs', drugs.length), ...known('providers', providers.length) };
  },
);
