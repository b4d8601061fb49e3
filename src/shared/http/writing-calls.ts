import type { EndpointName } from './endpoints.js';

/** The calls that change data at a service, or send a message. */
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
