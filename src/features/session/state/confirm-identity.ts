import type { Hidden } from '../../../shared/hidden.js';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import type { DateFields } from '../../../shared/validation/date-fields.js';
import type { ConfirmIdentityForm } from '../rules/confirm-identity.js';
import type { PersonFieldName, PersonFields } from '../rules/person-fields.js';

/** The state of an identity confirmation (IDC-01). Personal data. */
export interface ConfirmIdentity {
  readonly step: 'details' | 'loading' | 'success';
  readonly form: ConfirmIdentityForm;
  /** The initial values of the fields. */
  readonly prefilled: Hidden<PersonFields>;
  readonly locked: ReadonlySet<PersonFieldName>;
  /** 0 locks the form (IDC-07). */
  readonly attemptsLeft: number;
  /** Why the last attempt failed: not this person, or nobody could look. */
  readonly problem: 'not-confirmed' | 'unavailable' | null;
  /** The fields at fault, for what is typed. */
  readonly invalid: (fields: PersonFields) => ReadonlySet<PersonFieldName>;
  readonly masks: Masks;
}

/** The formatting of typed text. It comes with the form, because rules are loaded with the actions. */
export interface Masks {
  readonly medicareNumber: (text: string) => string;
  readonly zipCode: (text: string) => string;
  /** A whole date in one of the boxes; null for any other text (INP-03). */
  readonly date: (text: string) => DateFields | null;
}

const state = createAtom<ConfirmIdentity | null>('confirmIdentity', null);

/** Null while the popup is closed. */
export const $confirmIdentity: ReadableAtom<ConfirmIdentity | null> = state;

export function openConfirmIdentity(one: ConfirmIdentity): void {
  state.set(one);
}

export function changeConfirmIdentity(change: Partial<ConfirmIdentity>): void {
  const now = state.get();
  if (now) state.set({ ...now, ...change });
}

export function closeConfirmIdentity(): void {
  state.set(null);
}
