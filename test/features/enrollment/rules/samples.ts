import type { Enrollment, EnrollmentStep, SupplementEnrollment } from '../../../../src/features/enrollment/rules/enrollment.js';
import { anEnrollment, aSupplementEnrollment } from '../../../fixtures/enrollments.js';

/** A draft without steps or status. `over` replaces fields. */
export function enrollment(over: Partial<Enrollment> = {}): Enrollment {
  return anEnrollment({ lastSaved: '2026-11-14T15:42:00', steps: [], status: null, ...over });
}

export function step(view: string): EnrollmentStep {
  return { view, formValid: true, nextPageUrl: null };
}

/** A supplement application without dates. */
export function supplementEnrollment(over: Partial<SupplementEnrollment> = {}): SupplementEnrollment {
  const plans = [{ name: 'Sample Medicare Supplement Plan G', descriptor: null, code: 'G', legalEntity: null }];
  return aSupplementEnrollment({ applicationId: 'A1', plans, statusDate: null, savedTimestamp: null, dateOfBirth: null, ...over });
}
