import { defineText } from '../../../language/text/define-text.js';

export const emailPopup = defineText('emailPopup', {
  title: 'Email your saved plans',
  lead: (count: number, year: number) => `We will send your ${count === 1 ? 'saved plan' : `${count} saved plans`} for ${year}.`,
  /** The contents of the email, so that shoppers do not send more than they intend. */
  contents: 'The email compares what they cost, and names the drugs and doctors that they do not cover.',
  nothing: 'You have no plans saved for {year} to send yet.',
  address: 'Email address',
  invalidAddress: 'Error: Please enter a valid email address',
  consent: 'By giving your email address you agree that we may contact you.',
  failed: 'We could not send your saved plans',
  failedHint: 'Your address is still here. Please try again in a moment.',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending your saved plans',
  sentTitle: 'On its way',
  sent: 'Your saved plans were sent to the address you gave.',
});

export type EmailPopupText = typeof emailPopup;
