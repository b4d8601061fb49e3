import type { Hidden } from '../hidden.js';

/** How far an online application came: a step of its form, without what was filled in (ENT-07). */
export interface EnrollmentStep {
  readonly view: string;
  readonly formValid: boolean;
  readonly nextPageUrl: string | null;
}

/** A saved or submitted application for a Medicare plan (ENT-07). */
export interface Enrollment {
  readonly planId: string;
  readonly planName: string;
  readonly planYear: number;
  readonly planType: string;
  readonly zipCode: string | null;
  readonly county: string | null;
  /** Timestamp of the last save, as the service wrote it. */
  readonly lastSaved: string | null;
  readonly steps: readonly EnrollmentStep[];
  /** The steps as they were stored, with all that was filled in: what the application goes on with (REC-05, SAFE-06). */
  readonly formData: Hidden<readonly unknown[]>;
  readonly status: string | null;
  readonly isSubmitted: boolean;
  readonly confirmationNumber: string | null;
  readonly monthlyPremium: number | null;
  readonly outOfPocketMaximum: number | null;
  readonly snpType: string | null;
  /** The application is kept by the enrollment system Jarvis; null when the service does not say (ENT-13). */
  readonly isJarvisEnrollment: boolean | null;
  readonly contact: PlanContact | null;
}

/** Whom to call about a denied application (ENR-02, CALL-16). */
export interface PlanContact {
  readonly phone: string | null;
  readonly tty: string | null;
  readonly hours: string | null;
}

/** An application for a supplement plan (ENT-08). */
export interface SupplementEnrollment {
  readonly applicationId: string;
  readonly applicationStatus: string;
  readonly adjudicationStatus: string | null;
  readonly statusDate: string | null;
  readonly savedTimestamp: string | null;
  /** As the service wrote it; only LINK-07 uses it. */
  readonly dateOfBirth: Hidden<string> | null;
  readonly zipCode: string | null;
  readonly plans: readonly {
    readonly name: string;
    readonly descriptor: string | null;
    readonly code: string;
    readonly legalEntity: string | null;
  }[];
}

/** A plan that the member is or was enrolled in (ACT-01). */
export interface EnrolledPlan {
  readonly planId: string;
  readonly planName: string;
  readonly planYear: number;
  readonly planType: string;
  readonly snpType: string | null;
  readonly isEnrolled: boolean;
  /** As the service wrote them; the calendar reads them. */
  readonly effectiveDate: string | null;
  readonly terminationDate: string | null;
}

/** An entry of the member-plans call (CALL-19): ties an enrolled plan to its application (ACT-03). */
export interface MemberPlan {
  /** Effective year and plan id, such as `2026-H0321002000`. */
  readonly yearAndPlanId: string;
  readonly applicationIdentifier: string | null;
}
