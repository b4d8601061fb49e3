import type { UserDetails } from '../../../shared/shopper/user.js';
import { isMissingText } from '../../../shared/validation/missing-text.js';
import type { Profile } from './profile.js';

/** The kinds of a profile, decided by its data. A profile can be several kinds (IDN-07). */
export interface Classification {
  readonly isHsidMember: boolean;
  readonly isBaseHsidAccount: boolean;
  readonly isMember: boolean;
  readonly isNonMember: boolean;
}

const noKind: Classification = { isHsidMember: false, isBaseHsidAccount: false, isMember: false, isNonMember: false };

/**
 * Classifies a profile by its data (IDN-07).
 *
 * @param nonMemberCreatedBy the setting for the `createdBy` of a non-member. If it is empty, no profile is a
 * non-member.
 */
export function classify({ uuid, isGuest, user }: Pick<Profile, 'uuid' | 'isGuest' | 'user'>, nonMemberCreatedBy: string): Classification {
  if (!user) return noKind;
  const isKnown = !isMissingText(uuid) && !isGuest;
  const isHsid = user.userType?.toLowerCase() === 'hsid';
  const isOfTypeP = user.salesforceRecordType?.toLowerCase() === 'p';
  return {
    isHsidMember: isKnown && isHsid && has(user, 'firstName', 'lastName', 'mbi'),
    isBaseHsidAccount: isHsid && has(user, 'optumId', 'email') && lacks(user, 'firstName', 'lastName'),
    isMember: isKnown && has(user, 'optumId', 'mbi') && !isOfTypeP,
    isNonMember:
      isCreatedBy(user, nonMemberCreatedBy) && has(user, 'email', 'firstName', 'lastName', 'dateOfBirth', 'zipCode') && lacks(user, 'mbi'),
  };
}

function isCreatedBy({ createdBy }: UserDetails, name: string): boolean {
  return name !== '' && createdBy === name;
}

/** The fields whose value is one text. */
type TextField = Exclude<keyof UserDetails, 'importHistory' | 'accountLinkIds'>;

function has(user: UserDetails, ...fields: readonly TextField[]): boolean {
  return fields.every((field) => !isMissing(user[field]));
}

function lacks(user: UserDetails, ...fields: readonly TextField[]): boolean {
  return fields.every((field) => isMissing(user[field]));
}

/** A hidden field is never empty, because an empty text is decoded as null. */
function isMissing(field: UserDetails[TextField]): boolean {
  return typeof field === 'string' ? isMissingText(field) : field === null;
}
