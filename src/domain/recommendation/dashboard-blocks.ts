import type { ActivePlan } from '../enrollment/active-plans.js';
import { planKindOf } from '../plan/plan-kind.js';
import type { RecommendationType } from './ranked-plans.js';

export interface DashboardFacts {
  readonly isSignedIn: boolean;
  readonly activePlans: readonly ActivePlan[];
  readonly recommendationType: RecommendationType;
  readonly hasApplications: boolean;
}

/** The blocks of the dashboard that depend on enrolled plans and recommendations; all need a signed-in user (DASH-09). */
export interface DashboardBlocks {
  /** The enrolled Medicare Advantage plans; none hides their block (DASH-04). */
  readonly medicareAdvantage: readonly ActivePlan[];
  /** The top-ranked card, the prompt to start, or neither (DASH-05). */
  readonly recommendation: 'top' | 'prompt' | 'none';
}

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
