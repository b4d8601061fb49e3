import type { TelesalesType } from './user.js';

/** The status letters of the reminder-stop call (IDN-08, IDC-09). */
export type TelesalesLetter = 'M' | 'P' | 'TPM' | 'TPP';

const letters: Readonly<Record<TelesalesType, TelesalesLetter>> = {
  'MEMBER-CONSENT': 'M',
  'NON-MEMBER-CONSENT': 'P',
  'MEMBER-NO-CONSENT': 'TPM',
  'NON-MEMBER-NO-CONSENT': 'TPP',
};

/** The type if it is one of the four; null for any other, which is logged as invalid and opens nothing (IDC-02). */
export function telesalesType(type: string | null): TelesalesType | null {
  return type !== null && Object.hasOwn(letters, type) ? (type as TelesalesType) : null;
}

export function telesalesLetter(type: TelesalesType): TelesalesLetter {
  return letters[type];
}
