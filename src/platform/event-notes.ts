import type { EventName } from './events.js';

/** When each event is dispatched, for authors and hosts; its detail's type is in `src/platform/events.ts`. */
export const eventNotes: Readonly<Record<EventName, string>> = {
  'ucp-ready': 'The page has been loaded, from the document; complete is false when the profile could not be read.',
  'ucp-error': 'A piece could not be loaded or drawn; the others go on.',
  'ucp-navigate': 'The library is about to lead somewhere.',
  'ucp-view-change': 'Another view is the current one; it comes from the document where the address or a script changed it.',
  'ucp-year-change':
    'The page shows the plans of another year, by a choice or by the date; it comes from the document where the date or a script changed it.',
  'ucp-plan-enroll': 'The shopper begins or resumes an application.',
  'ucp-plan-compare': 'The shopper compares the chosen plans.',
  'ucp-compare-change':
    'The plans chosen to compare have changed; it comes from the document if a plan left the saved plans or the year changed.',
  'ucp-plan-details': 'The shopper asks for a plan’s own page.',
  'ucp-plan-remove': 'A plan is about to leave the list.',
  'ucp-plan-save': 'A plan is about to be saved; it comes from the document where a script saves it.',
  'ucp-drug-remove': 'A drug is about to leave the list.',
  'ucp-provider-remove': 'A doctor is about to leave the list.',
  'ucp-tool-open': 'An outside tool is about to open: the drug cost estimator or the provider search.',
  'ucp-extra-help-change': 'The shopper has answered whether they get Extra Help.',
  'ucp-sign-in': 'The shopper asks to sign in.',
  'ucp-sign-out': 'The shopper is about to be signed out.',
  'ucp-register': 'The shopper asks to register.',
  'ucp-identity-confirmed': 'The shopper has confirmed who they are.',
  'ucp-session-expiring': 'The session is about to end; it comes from the document.',
  'ucp-sign-in-complete': 'The shopper has come back from signing in, and what was saved is merged; it comes from the document.',
  'ucp-close': 'A popup has closed, by the shopper or by a script: its `open` is gone.',
};
