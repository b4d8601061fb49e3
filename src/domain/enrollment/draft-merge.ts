import { readTimestamp } from '../calendar/service-time.js';
import type { Hidden } from '../hidden.js';
import type { Enrollment, EnrollmentStep } from './enrollment.js';

/** A pending draft that the enrollment portal keeps by e-mail address (CALL-07); fields of its formData that are missing are null. */
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

/** What becomes of a draft. A skipped one leaves a flag in storage (ENR-07). */
export type DraftMerge =
  | { readonly kind: 'taken'; readonly enrollments: readonly Enrollment[] }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unusable' };

/**
 * Merges a pending draft into the stored enrollments. It replaces the stored one of its plan and year, at the same
 * place, if newer (the stored one was submitted) or not older (it was not); without a stored one it is added (ENR-07).
 * Where a plan has several, the draft among them is meant, else what was submitted last.
 */
export function mergeDraft(enrollments: readonly Enrollment[], draft: ExternalDraft): DraftMerge {
  const fresh = fieldsOf(draft);
  if (!fresh) return { kind: 'unusable' };
  const stored = storedOf(enrollments, fresh);
  if (!stored) return { kind: 'taken', enrollments: [...enrollments, { ...noFigures, ...fresh }] };
  if (!replaces(fresh, stored)) return { kind: 'skipped' };
  return { kind: 'taken', enrollments: enrollments.map((one) => (one === stored ? { ...stored, ...fresh } : one)) };
}

/** The stored enrollment that the draft competes with: a draft of the plan if there is one, else the latest submitted application. */
function storedOf(enrollments: readonly Enrollment[], { planId, planYear }: DraftFields): Enrollment | undefined {
  const savedAt = ({ lastSaved }: Enrollment) => readTimestamp(lastSaved) ?? 0;
  return enrollments
    .filter((one) => one.planId === planId && one.planYear === planYear)
    .sort((a, b) => Number(a.isSubmitted) - Number(b.isSubmitted) || savedAt(b) - savedAt(a))[0];
}

type DraftFields = Omit<Enrollment, keyof typeof noFigures>;

/** What a draft does not carry: a stored enrollment keeps its own. */
const noFigures = { county: null, monthlyPremium: null, outOfPocketMaximum: null, snpType: null, isJarvisEnrollment: null } as const;

/** A draft without a readable time replaces nothing. A stored draft without one is replaced; a submitted application is not. */
function replaces(fresh: DraftFields, stored: Enrollment): boolean {
  const freshTime = readTimestamp(fresh.lastSaved);
  const storedTime = readTimestamp(stored.lastSaved);
  if (freshTime === null) return false;
  if (storedTime === null) return !stored.isSubmitted;
  return stored.isSubmitted ? freshTime > storedTime : freshTime >= storedTime;
}

/** Usable only with the applicant's ZIP code and the plan's id, name, year and type (ENR-07). */
function fieldsOf({ applicantZipCode, planId, planName, planYear, planType, ...draft }: ExternalDraft): DraftFields | null {
  if (!applicantZipCode || !planId || !planName || !planYear || !planType) return null;
  const { steps, formData } = draft;
  const plan = { planId, planName, planYear, planType, zipCode: applicantZipCode, steps, formData };
  const open = { status: null, isSubmitted: false, confirmationNumber: null, contact: null };
  return { ...plan, ...open, lastSaved: draft.updatedAt ?? draft.createdAt };
}
