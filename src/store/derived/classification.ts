import { type Classification, classify } from '../../domain/identity/classification.js';
import type { View } from '../page.js';
import { $profile } from '../profile.js';
import { $settings } from '../settings.js';
import { derived } from './derived.js';

/** What the profile is, by its data; null while there is none (IDN-07). */
export const $classification: View<Classification | null> = derived(
  [$profile, $settings],
  ({ profile }, settings) => profile && classify(profile, settings?.nonMemberCreatedBy ?? ''),
);
