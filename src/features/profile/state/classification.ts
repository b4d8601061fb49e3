import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { type Classification, classify } from '../rules/classification.js';
import { $profile } from './profile.js';

/** The kind of the profile, by its data. Null while there is none (IDN-07). */
export const $classification: ReadableAtom<Classification | null> = computedByValue(
  [$profile, $settings],
  ({ profile }, settings) => profile && classify(profile, settings?.nonMemberCreatedBy ?? ''),
);
