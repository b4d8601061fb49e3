import type { RecommendedPlan } from '../../../../src/features/recommendations/rules/recommended-plan.js';

export function recommended(overrides: Partial<RecommendedPlan> = {}): RecommendedPlan {
  return {
    rank: 1,
    planId: 'H0609044000',
    planName: 'AARP Medicare Advantage (HMO-POS)',
    planType: 'MAPD',
    planYear: 2026,
    legalEntity: null,
    deductible: null,
    zipCode: '85004',
    county: 'Maricopa',
    monthlyPremiumText: '$26',
    outOfPocketMaximum: null,
    enrollmentStatus: null,
    details: null,
    prescriptionDrugs: null,
    ...overrides,
  };
}
