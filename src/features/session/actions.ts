import { defineAction } from '../../shared/actions/define-action.js';
import { changeSession } from '../../shared/shopper/session-state.js';
import { setAccountReady, setServiceOutage } from './state/banners.js';

export const signIn = defineAction('signIn', {
  track: 'Sign In',
  load: () => import('./actions/account.js'),
});

/** Makes a guest's account (ACC-01). */
export const register = defineAction('register', {
  track: 'Create Account',
  load: () => import('./actions/account.js'),
});

export const manageProfile = defineAction('manageProfile', {
  track: 'Manage Profile',
  refusesCloaked: true,
  load: () => import('./actions/account.js'),
});

export const openBenefitPortal = defineAction('openBenefitPortal', {
  track: 'Member Benefits',
  refusesCloaked: true,
  load: () => import('./actions/account.js'),
});

/** A shopper who wants to sign out and cannot sees a message that they are still signed in (SIGN-01). */
export const signOut = defineAction('signOut', {
  track: 'Sign Out',
  load: () => import('./actions/sign-out.js'),
  onLoadFailed: () => changeSession({ type: 'sign-out-failed' }),
});

/** 'Stay on this page' (IDLE-03). */
export const stayHere = defineAction('stayHere', {
  track: 'Stay Signed In',
  load: () => import('./actions/idle.js'),
});

/** A script brings the warning on, by the popup's attribute. */
export const warnNow = defineAction('warnNow', {
  track: null,
  load: () => import('./actions/idle.js'),
});

export const hideWarning = defineAction('hideWarning', {
  track: null,
  load: () => import('./actions/idle.js'),
});

/** Prepares the form; resolves with whether there is one (IDC-12). */
export const startConfirming = defineAction('startConfirming', {
  track: null,
  load: () => import('./actions/confirm-identity.js'),
});

export const confirmIdentity = defineAction('confirmIdentity', {
  track: 'Confirm Identity',
  load: () => import('./actions/confirm-identity.js'),
});

export const closeConfirming = defineAction('closeConfirming', {
  track: null,
  load: () => import('./actions/confirm-identity.js'),
});

/** Closes the greeting, which needs no other code (TOAST-01). */
export { closeToast } from './state/toast.js';

/** Closes the banner about a service outage (OUT-01). */
export function closeOutage(): void {
  setServiceOutage(false);
}

/** Closes the banner about the account that was just set up (OUT-02). */
export function closeAccountReady(): void {
  setAccountReady(false);
}
