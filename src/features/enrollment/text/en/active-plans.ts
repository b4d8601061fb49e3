import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';

export const activePlans = defineText('activePlans', {
  heading: 'Your Active Plans',
  active: 'Active',
  status: { enrolled: 'Enrolled', 'auto-enrolled': 'Auto-enrolled' },
  /** `{year}` is the year in which the plan begins (ACT-05). */
  tip: {
    enrolled: 'You are enrolled in this plan for {year}.',
    'auto-enrolled': 'You do not need to do anything. Your plan renews on January 1, {year}.',
  },
  effective: (date: CalendarDate) => `Effective ${longDate(date)}`,
  starts: (date: CalendarDate) => `Starts ${longDate(date)}`,
  viewBenefits: 'View member benefits',
  newTab: '(opens in a new tab)',
});

export type ActivePlansText = typeof activePlans;
