import type { Identity, TelesalesType, UserDetails } from '../../../shared/shopper/user.js';
import { telesalesType } from './telesales.js';

/**
 * The fields that differ between forms (IDC-02, IDC-03). If a form has one, it is required. Names, email and birth date
 * are always required.
 */
export interface ConfirmIdentityForm {
  readonly type: TelesalesType;
  readonly hasMedicareNumber: boolean;
  readonly hasZipCode: boolean;
  readonly hasGender: boolean;
}

/** Returns the form for a telesales type. For any other type it returns null, and the popup does not open (IDC-02). */
export function confirmIdentityForm(type: string | null): ConfirmIdentityForm | null {
  const known = telesalesType(type);
  if (!known) return null;
  const isMember = known === 'MEMBER-CONSENT' || known === 'MEMBER-NO-CONSENT';
  const hasMedicareNumber = known === 'MEMBER-CONSENT';
  return { type: known, hasMedicareNumber, hasZipCode: !hasMedicareNumber, hasGender: !isMember };
}

export interface PopupFacts {
  readonly identity: Identity;
  readonly user: Pick<UserDetails, 'telesalesType' | 'mergedProfileUuid'> | null;
  readonly isAgentFlow: boolean;
}

/** Whether the popup that confirms the identity opens by itself. It opens once a session (IDC-12). */
export function isConfirmIdentityDue({ identity, user, isAgentFlow }: PopupFacts, wasShown: boolean): boolean {
  if (identity.isGuest || identity.isCloaked || isAgentFlow || wasShown) return false;
  return user !== null && telesalesType(user.telesalesType) !== null && !user.mergedProfileUuid;
}
