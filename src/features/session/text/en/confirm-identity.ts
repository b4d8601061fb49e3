import { defineText } from '../../../language/text/define-text.js';

export const confirmIdentity = defineText('confirmIdentity', {
  title: 'Confirm your identity',
  lead: 'Please check that everything matches your Medicare card.',
  medicareHint: '11 characters on your red, white and blue Medicare card',
  cancel: 'Cancel',
  confirm: 'Confirm',
  notConfirmed: 'We were unable to confirm your identity.',
  attemptsLeft: (count: number) => `You have ${count} attempt(s) remaining to confirm your identity.`,
  unavailable: 'We could not check your information right now. Please try again.',
  locked: "We're sorry, but you have reached the maximum number of attempts to confirm your identity. Please contact us to try again:",
  tty: (tty: string) => `TTY: ${tty}`,
  hours: 'toll free, 8 a.m. - 8 p.m., 7 days a week',
  loading: 'We are checking your information.',
  successTitle: 'Success!',
  success: 'Your information has been added to your profile.',
});

export type ConfirmIdentityText = typeof confirmIdentity;
