import { defineText } from '../../../language/text/define-text.js';

export const accountBanner = defineText('accountBanner', {
  label: 'Your account',
  guestHeading: 'Your saved plans, drugs and doctors',
  guest: 'Your guest account keeps track of your progress, for this browser only. An account works on any device.',
  createAccount: 'Create account',
  signIn: 'Sign in',
  hello: (firstName: string | null) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  /** For an agent, and for a viewer of a cloaked profile (CLOAK-02). */
  viewing: (firstName: string | null) => `You are viewing ${firstName ?? 'a shopper'}'s profile`,
  member: 'Everything you have saved is here, ready when you are.',
  agent: 'You act for this shopper. What you change is saved in this profile.',
  /** For a viewer of the shopper's profile. */
  cloaked: 'You can read all of it, and change nothing.',
  manage: 'Manage profile',
  portal: 'Member benefit portal',
  newTab: '(opens in a new tab)',
  findItems: 'Find your drugs and doctors',
  signOut: 'Sign out',
});

export type AccountBannerText = typeof accountBanner;
