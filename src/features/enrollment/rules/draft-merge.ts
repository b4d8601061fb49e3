import { readTimestamp } from '../../../shared/calendar/service-time.js';
import type { Hidden } from '../../../shared/hidden.js';
import type { Enrollment, EnrollmentStep } from './enrollment.js';

/** A draft from the enrollment portal, found by email address (CALL-07). Missing fields are null. */
export interface ExternalDraft {
  readonly applicantZipCode: string | null;
  readonly planId: string | null;
  readonly planName: string | null;
  readonly planYear: number | null;
  readonly planType: string | null;
  readonly steps: readonly EnrollmentStep[];
  readonly formData: Hidden<readonly unknown[]>;
  readonly updatedAt: string | null;
  readonly createdAt: string | null;
}

/** The result of a merge. If the draft is skipped, a flag is stored (ENR-07). */
export type DraftMerge =
  | { readonly kind: 'taken'; readonly enrollments: readonly Enrollment[] }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unusable' };

/**
 * Merges a draft into the stored enrollments (ENR-07). It replaces a submitted application of the same plan and year if
 * it is newer. It replaces a stored draft if it is not older. Without a stored enrollment, it is added.
 */
export function mergeDraft(enrollments: readonly Enrollment[], draft: ExternalDraft): DraftMerge {
  const fresh = fieldsOf(draft);
  if (!fresh) return { kind: 'unusable' };
  const stored = findStored(enrollments, fresh);
  if (!stored) return { kind: 'taken', enrollments: [...enrollments, { ...missingFields, ...fresh }] };
  if (!replaces(fresh, stored)) return { kind: 'skipped' };
  return { kind: 'taken', enrollments: enrollments.map((one) => (one === stored ? { ...stored, ...fresh } : one)) };
}

/** Returns the stored draft of the plan, or else the application submitted last. */
function findStored(enrollments: readonly Enrollment[], { planId, planYear }: DraftFields): Enrollment | undefined {
  const savedAt = ({ lastSaved }: Enrollment) => readTimestamp(lastSaved) ?? 0;
  return enrollments
    .filter((one) => one.planId === planId && one.planYear === planYear)
    .sort((a, b) => Number(a.isSubmitted) - Number(b.isSubmitted) || savedAt(b) - savedAt(a))[0];
}

type DraftFields = Omit<Enrollment, keyof typeof missingFields>;

/** Fields that a draft lacks. A stored enrollment keeps its own. */
const missingFields = { county: null, monthlyPremium: null, outOfPocketMaximum: null, snpType: null, isJarvisEnrollment: null } as const;

/** A draft without a readable time replaces nothing. A stored draft without one is replaced, but a submitted application is not. */
function replaces(fresh: DraftFields, stored: Enrollment): boolean {
  const freshTime = readTimestamp(fresh.lastSaved);
  const storedTime = readTimestamp(stored.lastSaved);
  if (freshTime === null) return false;
  if (storedTime === null) return !stored.isSubmitted;
  return stored.isSubmitted ? freshTime > storedTime : freshTime >= storedTime;
}

/** Returns null without the applicant's ZIP code or the plan's id, name, year or type (ENR-07). */
function fieldsOf({ applicantZipCode, planId, planName, planYear, planType, ...draft }: ExternalDraft): DraftFields | null {
  if (!applicantZipCode || !planId || !planName || !planYear || !planType) return null;
  const { steps, formData } = draft;
  const plan = { planId, planName, planYear, planType, zipCode: applicantZipCode, steps, formData };
  const open = { status: null, isSubmitted: false, confirmationNumber: null, contact: null };
  return { ...plan, ...open, lastSaved: draft.updatedAt ?? draft.createdAt };
}
