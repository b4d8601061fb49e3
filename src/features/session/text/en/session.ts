import { defineText } from '../../../language/text/define-text.js';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

export const timeoutPopup = defineText('timeoutPopup', {
  title: 'Your session is about to expire',
  lead: 'For your privacy we sign you out when the page is not used. Time left:',
  left: (seconds: number) => {
    const parts = [Math.floor(seconds / 60) && count(Math.floor(seconds / 60), 'minute'), seconds % 60 && count(seconds % 60, 'second')];
    return `${parts.filter(Boolean).join(' ')} left`;
  },
  stay: 'Stay on this page',
  signOut: 'Sign out',
  failed: 'We could not sign you out. Please try again.',
});

export type TimeoutPopupText = typeof timeoutPopup;

export const signOutPopup = defineText('signOutPopup', {
  title: 'Sign out?',
  lead: 'Your saved plans, drugs and doctors stay in your account.',
  /** For an agent, and for a viewer of a cloaked profile: the saved items are somebody else's. */
  leadForShopper: "The saved plans, drugs and doctors stay in the shopper's account.",
  cancel: 'Cancel',
  signOut: 'Sign out',
  failed: 'We could not sign you out',
  failedHint: 'You are still signed in. Please try again in a moment.',
});

export type SignOutPopupText = typeof signOutPopup;

export const toast = defineText('toast', {
  hello: (firstName: string | null) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  viewing: (firstName: string | null) => `You are viewing ${firstName ?? 'a shopper'}'s profile`,
  added: 'Your doctors and drugs were added.',
  addedForShopper: 'Doctors and drugs were added.',
  member: 'Already a member?',
  memberHint: 'Sign in and we add your doctors and drugs for you.',
  ended: 'Your session has ended',
  endedHint: 'Sign in to see your saved plans, drugs and doctors again.',
  signIn: 'Sign in',
  close: 'Close this message',
});

export type ToastText = typeof toast;

export const outageBanner = defineText('outageBanner', {
  title: 'Sign-in is unavailable right now',
  text: 'You can keep shopping as a guest. What you save shows only in this browser.',
  /** For a member, agent or viewer, whose session continues: they are no guest (OUT-01). */
  signedIn: 'You are still signed in. If you sign out, you may not be able to sign in again right away.',
  close: 'Close: sign-in is unavailable',
});

export type OutageBannerText = typeof outageBanner;

/** A notice about signing in. */
export const accountReadyBanner = defineText('accountReadyBanner', {
  title: 'Your account is set up',
  text: 'What you save is kept in your account. Sign in on any device to see it.',
  close: 'Close: your account is set up',
});

export type BannerText = typeof accountReadyBanner;
