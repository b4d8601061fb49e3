import { longDate } from '../../../language/text/en/dates.js';
import type { Messages } from '../../../language/text/messages.js';

export const activePlans: Messages['activePlans'] = {
  heading: 'Your Active Plans',
  active: 'Active',
  status: { enrolled: 'Enrolled', 'auto-enrolled': 'Auto-enrolled' },
  tip: {
    enrolled: 'You are enrolled in this plan for {year}.',
    'auto-enrolled': 'You do not need to do anything. Your plan renews on January 1, {year}.',
  },
  effective: (date) => `Effective ${longDate(date)}`,
  starts: (date) => `Starts ${longDate(date)}`,
  viewBenefits: 'View member benefits',
  newTab: '(opens in a new tab)',
};
