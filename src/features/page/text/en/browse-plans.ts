import type { Messages } from '../../../language/text/messages.js';

export const browsePlans: Messages['browsePlans'] = {
  title: 'Looking for plans?',
  available: (county) => `See what is available in ${county ?? 'your area'}.`,
  browse: 'Browse all plans',
};
