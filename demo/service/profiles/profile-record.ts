import type { ProfileData, Row } from './profile-data.js';

/** The real identity of a shopper, which typed data are compared with. All are invented. */
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
  /** Number of imports that find nothing before one finds the claims (IMP-01). */
  readonly emptyImports: number;
}

/** The contents of the person's other profile. A merge adds them. */
export interface OtherProfile {
  readonly uuid: string;
  readonly plans: readonly Row[];
  readonly drugs: readonly Row[];
  readonly providers: readonly Row[];
}

/** An application in the format of the status service. */
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

/** Data of the service outside the profile. */
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

/** All data of one shopper. */
export interface ProfileRecord {
  readonly profile: ProfileData;
  readonly background: Background;
  /** Attempts left to confirm the identity. */
  readonly attemptsLeft: number;
  readonly imports: number;
  readonly remindersStopped: boolean;
  /** Kinds of emails sent, in order. */
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
