import type { TelesalesType } from '../../../shared/shopper/user.js';

/** The status letters in the call that stops the reminders (IDN-08, IDC-09). */
export type TelesalesLetter = 'M' | 'P' | 'TPM' | 'TPP';

const letters: Readonly<Record<TelesalesType, TelesalesLetter>> = {
  'MEMBER-CONSENT': 'M',
  'NON-MEMBER-CONSENT': 'P',
  'MEMBER-NO-CONSENT': 'TPM',
  'NON-MEMBER-NO-CONSENT': 'TPP',
};

/** Returns the type if it is one of the four, else null. The popup opens for no other type (IDC-02). */
export function telesalesType(type: string | null): TelesalesType | null {
  return type !== null && Object.hasOwn(letters, type) ? (type as TelesalesType) : null;
}

/** Returns the status letter of a telesales type (IDN-08). */
export function telesalesLetter(type: TelesalesType): TelesalesLetter {
  return letters[type];
}
