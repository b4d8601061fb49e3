import type { EventName } from '../shared/events.js';

/** When each event fires, for authors and hosts; the type of its detail is in `src/shared/events.ts`. */
export const eventNotes: Readonly<Record<EventName, string>> = {
  'ucp-ready': 'The page has loaded. `complete` is `false` if the profile could not be read. Fires on the document.',
  'ucp-error': 'A tag could not load or render. The other tags go on.',
  'ucp-navigate': 'The library is about to go to another page.',
  'ucp-view-change': 'The view has changed. Fires on the document if the address or a script changed it.',
  'ucp-year-change':
    'The page shows plans of another year, after a choice or a new date. Fires on the document if the date or a script changed it.',
  'ucp-plan-enroll': 'The shopper starts or resumes an application.',
  'ucp-plan-compare': 'The shopper compares the chosen plans.',
  'ucp-compare-change':
    'The plans chosen for comparison have changed. Fires on the document if a plan left the saved plans or the year changed.',
  'ucp-plan-details': 'The shopper opens a plan’s own page.',
  'ucp-plan-remove': 'A plan is about to be removed.',
  'ucp-plan-save': 'A plan is about to be saved. Fires on the document if a script saves it.',
  'ucp-drug-remove': 'A drug is about to be removed.',
  'ucp-pharmacy-change': 'Another pharmacy is about to be saved as the shopper’s own.',
  'ucp-provider-remove': 'A doctor is about to be removed.',
  'ucp-tool-open': 'A tool of yours is about to open: the drug cost estimator or the provider search.',
  'ucp-extra-help-change': 'The shopper has answered whether they get Extra Help.',
  'ucp-sign-in': 'The shopper asks to sign in.',
  'ucp-sign-out': 'The shopper is about to be signed out.',
  'ucp-register': 'The shopper asks to register.',
  'ucp-identity-confirmed': 'The shopper has confirmed their identity.',
  'ucp-session-expiring': 'The session is about to end. Fires on the document.',
  'ucp-sign-in-complete': 'The shopper has signed in for a tool, and the saved items are merged. Fires on the document.',
  'ucp-close': 'A popup has closed, by the shopper or by a script. Its `open` is gone.',
};
