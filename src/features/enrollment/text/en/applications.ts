import { longDate } from '../../../language/text/en/dates.js';
import type { Messages } from '../../../language/text/messages.js';

export const applications: Messages['applications'] = {
  heading: 'Your applications',
  premium: (amount) => `${amount} monthly premium`,
  saved: (when) => `Saved ${when}`,
  statusDate: (date) => `Status date ${longDate(date)}`,
  step: (place, of) => `Step ${place} of ${of}`,
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
  tty: (number) => `TTY ${number}`,
  readingStatus: 'Looking up the status of your application',
};
