import type { EnrolledPlan, Enrollment, EnrollmentStep, SupplementEnrollment } from '../../../src/domain/enrollment/enrollment.js';

export function enrolledPlan(overrides: Partial<EnrolledPlan> = {}): EnrolledPlan {
  return {
    planId: 'H0609026000',
    planName: 'AARP Medicare Advantage Essentials (HMO-POS)',
    planYear: 2026,
    planType: 'MAPD',
    snpType: null,
    isEnrolled: true,
    effectiveDate: '2026-01-01',
    terminationDate: null,
    ...overrides,
  };
}

export function enrollment(overrides: Partial<Enrollment> = {}): Enrollment {
  return {
    planId: 'H0609044000',
    planName: 'AARP Medicare Advantage (HMO-POS)',
    planYear: 2026,
    planType: 'MAPD',
    zipCode: '85004',
    county: 'Maricopa',
    lastSaved: '2026-11-14T15:42:00',
    steps: [],
    status: null,
    isSubmitted: false,
    confirmationNumber: null,
    monthlyPremium: 26,
    outOfPocketMaximum: 3500,
    snpType: null,
    contact: null,
    ...overrides,
  };
}

export function step(view: string, data: Readonly<Record<string, unknown>> = {}): EnrollmentStep {
  return { view, data, formValid: true, nextPageUrl: null };
}

export function supplementEnrollment(overrides: Partial<SupplementEnrollment> = {}): SupplementEnrollment {
  return {
    applicationId: 'A1',
    applicationStatus: 'In Progress',
    adjudicationStatus: null,
    statusDate: null,
    savedTimestamp: null,
    dateOfBirth: null,
    zipCode: '85004',
    plans: [{ name: 'Sample Medicare Supplement Plan G', descriptor: null, code: 'G', legalEntity: null }],
    ...overrides,
  };
}
