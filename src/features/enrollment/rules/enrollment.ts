import type { Hidden } from '../../../shared/hidden.js';
import type { PlanId } from '../../plan/rules/plan.js';
import type { PlanContact } from '../../plan/rules/plan-contact.js';

/** A step of an online application, without its answers (ENT-07). */
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
  /** The time of the last save, as the service wrote it. */
  readonly lastSaved: string | null;
  readonly steps: readonly EnrollmentStep[];
  /** The stored steps with their answers, which the application page resumes (REC-05, SAFE-06). */
  readonly formData: Hidden<readonly unknown[]>;
  readonly status: string | null;
  readonly isSubmitted: boolean;
  readonly confirmationNumber: string | null;
  readonly monthlyPremium: number | null;
  readonly outOfPocketMaximum: number | null;
  readonly snpType: string | null;
  /** Whether the enrollment system Jarvis has the application. Null if the service does not say (ENT-13). */
  readonly isJarvisEnrollment: boolean | null;
  readonly contact: PlanContact | null;
}

/** An application for a supplement plan (ENT-08). */
export interface SupplementEnrollment {
  readonly applicationId: string;
  readonly applicationStatus: string;
  readonly adjudicationStatus: string | null;
  readonly statusDate: string | null;
  readonly savedTimestamp: string | null;
  /** The date as the service wrote it. Only LINK-07 uses it. */
  readonly dateOfBirth: Hidden<string> | null;
  readonly zipCode: string | null;
  readonly plans: readonly {
    readonly name: string;
    readonly descriptor: string | null;
    readonly code: string;
    readonly legalEntity: string | null;
  }[];
}

/** A plan in which the member is or was enrolled (ACT-01). */
export interface EnrolledPlan {
  readonly planId: string;
  readonly planName: string;
  readonly planYear: number;
  readonly planType: string;
  readonly snpType: string | null;
  readonly isEnrolled: boolean;
  /** Dates as the service wrote them, read by `readDay`. */
  readonly effectiveDate: string | null;
  readonly terminationDate: string | null;
  /** Null if the service does not say, or says something else than the three outcomes. */
  readonly nextYear: NextYear | null;
}

export const nextYearOutcomes = ['renews', 'moves', 'ends'] as const;

/** The service's words about an enrolled plan on January 1, if the member does nothing (NEXT-02). */
export interface NextYear {
  readonly outcome: (typeof nextYearOutcomes)[number] | 'unknown';
  /** The plan of the next year, if the service names one. */
  readonly planId: PlanId | null;
}

/** An entry of the member-plans call (CALL-19). It links an enrolled plan to its application (ACT-03). */
export interface MemberPlan {
  /** Effective year and plan id, such as `2026-H0321002000`. */
  readonly yearAndPlanId: string;
  readonly applicationIdentifier: string | null;
}
