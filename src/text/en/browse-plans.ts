import type { Messages } from '../messages.js';
import { countyName } from './places.js';

export const browsePlans: Messages['browsePlans'] = {
  title: 'Looking for plans?',
  available: (county) => `See what is available in ${county ? countyName(county) : 'your area'}.`,
  browse: 'Browse all plans',
};
