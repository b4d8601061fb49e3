import type { MarketingBullet, MedicarePlan, PlanId, SupplementPlan } from '../../../src/domain/plan/plan.js';

const facts = {
  year: 2026,
  zipCode: '85004',
  county: 'Maricopa',
  detailsUrl: null,
  monthlyPremium: 26,
  monthlyPremiumText: null,
  benefits: [],
  bullets: [],
  bulletsV2: [],
};

/** A plan of the MAPD family with what the case is about put over it. */
export function medicarePlan(overrides: Omit<Partial<MedicarePlan>, 'id'> & { readonly id?: string } = {}): MedicarePlan {
  const { id = 'H0609044000', ...rest } = overrides;
  return {
    ...facts,
    kind: 'MAPD',
    id: id as PlanId,
    name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)',
    rawType: 'MAPD',
    snpKind: null,
    isPrivateFeeForService: false,
    isCommunityPlan: false,
    lisMonthlyPremiumText: null,
    lisBuyDown: false,
    outOfPocketMaximum: 3500,
    partDDeductible: 440,
    drugEstimate: null,
    ...rest,
  };
}

export function supplementPlan(overrides: Partial<SupplementPlan> = {}): SupplementPlan {
  return {
    ...facts,
    kind: 'MEDSUPP',
    code: 'G',
    name: 'Sample Medicare Supplement Plan G',
    rawType: 'MedSupp',
    stateCode: 'AZ',
    legalEntity: null,
    positioningStatement: null,
    riders: [],
    ...overrides,
  };
}

export function bullet(rank: number | null, text: string, icon: string | null = null): MarketingBullet {
  return { rank, text, icon };
}
