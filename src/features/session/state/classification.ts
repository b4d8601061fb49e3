import { $settings } from '../../../shared/settings/state.js';
import { derived } from '../../../shared/state/derived.js';
import type { View } from '../../../shared/state/page.js';
import { $profile } from '../../profile/state/profile.js';
import { type Classification, classify } from '../rules/classification.js';

/** What the profile is, by its data; null while there is none (IDN-07). */
export const $classification: View<Classification | null> = derived(
  [$profile, $settings],
  ({ profile }, settings) => profile && classify(profile, settings?.nonMemberCreatedBy ?? ''),
);
