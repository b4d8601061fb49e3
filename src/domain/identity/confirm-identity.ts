import { telesalesType } from './telesales.js';
import type { Identity, TelesalesType, UserDetails } from './user.js';

/** Which of the varying fields a form has; those it has are required, names, email and date of birth always are (IDC-02, IDC-03). */
export interface ConfirmIdentityForm {
  readonly type: TelesalesType;
  readonly hasMedicareNumber: boolean;
  readonly hasZipCode: boolean;
  readonly hasGender: boolean;
}

/** The form for a telesales type; null for any other type: logged as invalid, and nothing opens (IDC-02). */
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

/** Whether the confirm-identity popup opens by itself; once per session (IDC-12). */
export function isConfirmIdentityDue({ identity, user, isAgentFlow }: PopupFacts, wasShown: boolean): boolean {
  if (identity.isGuest || identity.isCloaked || isAgentFlow || wasShown) return false;
  return user !== null && telesalesType(user.telesalesType) !== null && !user.mergedProfileUuid;
}
