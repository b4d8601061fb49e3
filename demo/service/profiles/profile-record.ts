import type { ProfileData, Row } from './profile-data.js';

/** Who a shopper really is: what typed data are compared with. All invented. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly dob: string;
  /** Without hyphens. */
  readonly mbi: string;
  /** The ten digits on the member card. */
  readonly memberNumber: string;
  readonly gender: 'm' | 'f';
  readonly zipCode: string;
}

/** Drugs and providers of a person's claims. */
export interface Claims {
  readonly drugs: readonly Row[];
  readonly providers: readonly Row[];
  /** How many imports find nothing before one does (IMP-01). */
  readonly emptyImports: number;
}

/** What another profile of the same person holds: a merge adds it. */
export interface OtherProfile {
  readonly uuid: string;
  readonly plans: readonly Row[];
  readonly drugs: readonly Row[];
  readonly providers: readonly Row[];
}

/** An application as the status service knows it. */
export interface ApplicationRow {
  readonly applicationState: { readonly code: string };
  readonly imageIdentifier: string;
  readonly planId: string;
  readonly planYear: number;
}

interface MemberPlanRow {
  readonly effDateYearAndPlanId: string;
  readonly applicationIdentifier: string | null;
}

export interface ExternalDraft {
  /** JSON text, as the application form stored it. */
  readonly formData: string;
  readonly createDateTime: string;
  readonly updateDateTime: string;
}

/** What the service holds beside the profile. */
export interface Background {
  readonly person: Person | null;
  readonly claims: Claims | null;
  readonly otherProfile: OtherProfile | null;
  readonly applications: readonly ApplicationRow[];
  readonly memberPlans: readonly MemberPlanRow[];
  readonly supplementApplications: readonly Row[];
  readonly externalDraft: ExternalDraft | null;
  readonly agentUserName: string | null;
}

/** Everything the service keeps of one shopper. */
export interface ProfileRecord {
  readonly profile: ProfileData;
  readonly background: Background;
  /** Attempts left to confirm the identity. */
  readonly attemptsLeft: number;
  readonly imports: number;
  readonly remindersStopped: boolean;
  /** Kinds of e-mail sent, in order. */
  readonly sentEmails: readonly string[];
}

const ATTEMPTS = 3;

export const noBackground: Background = {
  person: null,
  claims: null,
  otherProfile: null,
  applications: [],
  memberPlans: [],
  supplementApplications: [],
  externalDraft: null,
  agentUserName: null,
};

export function newRecord(profile: ProfileData, background: Background = noBackground): ProfileRecord {
  return { profile, background, attemptsLeft: ATTEMPTS, imports: 0, remindersStopped: false, sentEmails: [] };
}
