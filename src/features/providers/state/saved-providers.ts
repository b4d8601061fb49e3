import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { withoutRemoved } from '../../profile/rules/removals.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import type { Provider } from '../rules/provider.js';

/** The saved doctors in the order in which they were saved, without those that are being removed. */
export const $providers: ReadableAtom<readonly Provider[]> = computedByValue([$profile, $removing], ({ profile }, leaving) =>
  withoutRemoved(profile ? contentOf(profile.providers).providers : [], leaving.providers, ({ id }) => id),
);
