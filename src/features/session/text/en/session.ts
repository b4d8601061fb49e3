import type { Messages } from '../../../language/text/messages.js';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

export const timeoutPopup: Messages['timeoutPopup'] = {
  title: 'Your session is about to expire',
  lead: 'For your privacy we sign you out when the page is not used. Time left:',
  left: (seconds) => {
    const parts = [Math.floor(seconds / 60) && count(Math.floor(seconds / 60), 'minute'), seconds % 60 && count(seconds % 60, 'second')];
    return `${parts.filter(Boolean).join(' ')} left`;
  },
  stay: 'Stay on this page',
  signOut: 'Sign out',
  failed: 'We could not sign you out. Please try again.',
};

export const signOutPopup: Messages['signOutPopup'] = {
  title: 'Sign out?',
  lead: 'Your saved plans, drugs and doctors stay in your account.',
  leadForShopper: "The saved plans, drugs and doctors stay in the shopper's account.",
  cancel: 'Cancel',
  signOut: 'Sign out',
  failed: 'We could not sign you out',
  failedHint: 'You are still signed in. Please try again in a moment.',
};

export const toast: Messages['toast'] = {
  hello: (firstName) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  viewing: (firstName) => `You are viewing ${firstName ?? 'a shopper'}'s profile`,
  added: 'Your doctors and drugs were added.',
  addedForShopper: 'Doctors and drugs were added.',
  member: 'Already a member?',
  memberHint: 'Sign in and we add your doctors and drugs for you.',
  ended: 'Your session has ended',
  endedHint: 'Sign in to see your saved plans, drugs and doctors again.',
  signIn: 'Sign in',
  close: 'Close this message',
};

export const outageBanner: Messages['outageBanner'] = {
  title: 'Sign-in is unavailable right now',
  text: 'You can keep shopping as a guest. What you save shows only in this browser.',
  signedIn: 'You are still signed in. If you sign out, you may not be able to sign in again right away.',
  close: 'Close: sign-in is unavailable',
};

export const accountReadyBanner: Messages['accountReadyBanner'] = {
  title: 'Your account is set up',
  text: 'What you save is kept in your account. Sign in on any device to see it.',
  close: 'Close: your account is set up',
};
