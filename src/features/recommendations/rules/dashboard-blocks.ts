import type { ActivePlan } from '../../enrollment/rules/active-plans.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import type { RecommendationType } from './ranked-plans.js';

export interface DashboardFacts {
  readonly isSignedIn: boolean;
  readonly activePlans: readonly ActivePlan[];
  readonly recommendationType: RecommendationType;
  readonly hasApplications: boolean;
}

/** The dashboard blocks for enrolled plans and recommendations. Only signed-in shoppers see them (DASH-09). */
export interface DashboardBlocks {
  /** The enrolled Medicare Advantage plans. If there are none, the block is hidden (DASH-04). */
  readonly medicareAdvantage: readonly ActivePlan[];
  /** The number one recommendation, the invitation to answer questions, or neither (DASH-05). */
  readonly recommendation: 'top' | 'prompt' | 'none';
}

/** Decides the dashboard blocks (DASH-04, DASH-05, DASH-09). */
export function decideDashboard(facts: DashboardFacts): DashboardBlocks {
  if (!facts.isSignedIn) return { medicareAdvantage: [], recommendation: 'none' };
  return {
    medicareAdvantage: facts.activePlans.filter(isMedicareAdvantage),
    recommendation: recommendationBlock(facts),
  };
}

function recommendationBlock({ recommendationType, hasApplications }: DashboardFacts): DashboardBlocks['recommendation'] {
  if (recommendationType === 'PRE_NUMBER_1') return 'top';
  return recommendationType === 'PRE_EMPTY' && !hasApplications ? 'prompt' : 'none';
}

function isMedicareAdvantage({ plan }: ActivePlan): boolean {
  const kind = planKindOf({ rawType: plan.planType, planName: plan.planName, snpType: plan.snpType });
  return kind === 'MA' || kind === 'MAPD';
}
