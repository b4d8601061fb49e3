import type { MarketingBullet, MedicarePlan, PlanId, SupplementPlan } from '../../../../src/features/plan/rules/plan.js';
import { aPlan, aSupplementPlan } from '../../../fixtures/plans.js';

const bare = { monthlyPremiumText: null, benefits: [], bullets: [], bulletsV2: [] };

/** An MAPD plan without benefits and bullets. `over` replaces fields. */
export function medicarePlan(over: Omit<Partial<MedicarePlan>, 'id'> & { readonly id?: string } = {}): MedicarePlan {
  const { id = 'H0609044000', ...rest } = over;
  return aPlan({ ...bare, id: id as PlanId, lisMonthlyPremiumText: null, partDDeductible: 440, ...rest });
}

export function supplementPlan(over: Partial<SupplementPlan> = {}): SupplementPlan {
  return aSupplementPlan({
    ...bare,
    name: 'Sample Medicare Supplement Plan G',
    monthlyPremium: 26,
    legalEntity: null,
    positioningStatement: null,
    riders: [],
    ...over,
  });
}

export function bullet(rank: number | null, text: string, icon: string | null = null): MarketingBullet {
  return { rank, text, icon };
}
