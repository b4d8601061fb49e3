import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';

export const applications = defineText('applications', {
  heading: 'Your applications',
  premium: (amount: string) => `${amount} monthly premium`,
  saved: (when: string) => `Saved ${when}`,
  statusDate: (date: CalendarDate) => `Status date ${longDate(date)}`,
  step: (place: number, of: number) => `Step ${place} of ${of}`,
  stepName: {
    welcome: 'Welcome',
    'personal-information': 'Personal information',
    'medicare-information': 'Medicare information',
    'medicaid-information': 'Medicaid information',
    'mailing-address': 'Mailing address',
    'phone-number': 'Phone number',
    'language-preference': 'Language preference',
    'chronic-questions': 'Chronic condition questions',
    'use-disclosure': 'Use and disclosure',
    'prescription-drug-coverage': 'Prescription drug coverage',
    'special-election-period': 'Special election period',
    'effective-date': 'Effective date',
    'provider-search': 'Provider search',
    'monthly-premium': 'Monthly premium',
    authorization: 'Authorization',
    'statement-of-understanding': 'Statement of understanding',
    review: 'Review',
  },
  continue: 'Continue your application',
  view: 'View application details',
  questions: 'Questions? Call',
  tty: (number: string) => `TTY ${number}`,
  showAll: (count: number) => `Show all ${count} applications`,
  showFewer: 'Show fewer',
  readingStatus: 'Looking up the status of your application',
});

export type ApplicationsText = typeof applications;
