import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';

const accountReady = createAtom<boolean>('isAccountReady', false);

/** The account was just set up (OUT-02), until the shopper closes the banner. */
export const $isAccountReady = accountReady.readable;

export function setAccountReady(isReady: boolean): void {
  accountReady.set(isReady);
}

const isOutage = keepAfterSignOut(createAtom<boolean>('isServiceOutage', false));

/** Signing in is not to be had by any shopper of this page, until one of them closes the banner (OUT-01). */
export const $isServiceOutage = isOutage.readable;

export function setServiceOutage(isOut: boolean): void {
  isOutage.set(isOut);
}
