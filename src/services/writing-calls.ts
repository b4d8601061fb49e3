import type { EndpointName } from './endpoints.js';

/** The calls that change something at a service, or tell somebody. */
export const writingCalls: readonly EndpointName[] = [
  'updateProfile',
  'deleteProfileItem',
  'logout',
  'importMemberItems',
  'mergeProfile',
  'stopReminder',
  'emailPlans',
  'profileEvent',
  'sraEvent',
];
