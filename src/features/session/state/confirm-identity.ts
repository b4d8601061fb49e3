import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { Hidden } from '../../../shared/hidden.js';
import { createAtom } from '../../../shared/state/store.js';
import type { ConfirmIdentityForm } from '../rules/confirm-identity.js';
import type { PersonFieldName, PersonFields } from '../rules/person-fields.js';

/** The form of the popup. Personal data. */
export interface IdentityForm {
  readonly asks: ConfirmIdentityForm;
  /** The initial values of the fields. */
  readonly prefilled: Hidden<PersonFields>;
  readonly locked: ReadonlySet<PersonFieldName>;
  /** The date that the birth date is checked with. */
  readonly today: WallClock;
}

/** The step of an identity confirmation (IDC-01). */
export type ConfirmIdentityStep =
  /** `problem`: why the last attempt failed. It was not this person, or nobody could look. */
  | { readonly step: 'details'; readonly problem: 'not-confirmed' | 'unavailable' | null }
  | { readonly step: 'loading' }
  | { readonly step: 'success' };

export type ConfirmIdentity = ConfirmIdentityStep & { readonly form: IdentityForm };

const state = createAtom<ConfirmIdentity | null>('confirmIdentity', null);

/** How often a shopper may try, until the service says otherwise (IDC-07). */
const ATTEMPTS = 3;

const attempts = createAtom<number>('identityAttempts', ATTEMPTS);

/** Null while the popup is closed. */
export const $confirmIdentity = state.readable;

/** How often the shopper may still try. 0 locks the form (IDC-07). The count does not start again when the popup opens again. */
export const $attemptsLeft = attempts.readable;

export function setAttemptsLeft(left: number): void {
  attempts.set(left);
}

export function openConfirmIdentity(form: IdentityForm): void {
  state.set({ step: 'details', problem: null, form });
}

/** Shows another step of the open popup, with the same form. A closed popup stays closed. */
export function changeConfirmIdentity(step: ConfirmIdentityStep): void {
  const now = state.get();
  if (now) state.set({ ...step, form: now.form });
}

export function closeConfirmIdentity(): void {
  state.set(null);
}
