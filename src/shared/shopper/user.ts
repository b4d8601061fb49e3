import type { Hidden } from '../hidden.js';

/** The identity from the cookie, or from session storage in the agent flow (IDN-01 to IDN-04). */
export interface Identity {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly isCloaked: boolean;
}

/** Consent types of telesales profiles (IDN-08). */
export type TelesalesType = 'MEMBER-CONSENT' | 'NON-MEMBER-CONSENT' | 'MEMBER-NO-CONSENT' | 'NON-MEMBER-NO-CONSENT';

/**
 * The person of the profile (ENT-01). Every field is personal data and never in an attribute, URL, log or event. Hidden
 * fields can be read only with `knownPerson` (SAFE-06).
 */
export interface UserDetails {
  readonly uuid: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: Hidden<string> | null;
  readonly dateOfBirth: Hidden<string> | null;
  readonly mbi: Hidden<string> | null;
  readonly gender: string | null;
  readonly zipCode: string | null;
  readonly optumId: string | null;
  readonly userType: string | null;
  readonly profileType: string | null;
  readonly salesforceRecordType: string | null;
  readonly telesalesType: string | null;
  readonly createdBy: string | null;
  readonly mergedProfileUuid: string | null;
  readonly importAgreementDate: string | null;
  /** As the service wrote them (ENT-13). */
  readonly fullName: string | null;
  readonly nickName: string | null;
  readonly profileStatus: string | null;
  readonly consent: string | null;
  readonly importHistory: readonly unknown[];
  readonly accountLinkIds: readonly string[];
}

/**
 * A person with the hidden fields as text, for forms and calls (SAFE-06). Keep it in local variables, never in the
 * store, a prop, an event or a log.
 */
export type KnownPerson = Omit<UserDetails, 'email' | 'dateOfBirth' | 'mbi'> & {
  readonly email: string | null;
  readonly dateOfBirth: string | null;
  readonly mbi: string | null;
};
