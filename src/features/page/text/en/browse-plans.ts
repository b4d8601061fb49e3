import { defineText } from '../../../language/text/define-text.js';

export const browsePlans = defineText('browsePlans', {
  title: 'Looking for plans?',
  available: (county: string | null) => `See what is available in ${county ?? 'your area'}.`,
  browse: 'Browse all plans',
});

export type BrowsePlansText = typeof browsePlans;
