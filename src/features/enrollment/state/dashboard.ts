import { computed } from 'nanostores';
import { type CalendarDate, readCalendarDate } from '../../../shared/calendar/calendar-date.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { displayName } from '../../plan/rules/display-name.js';
import type { PlanKind } from '../../plan/rules/plan.js';
import { checkPlanId, displayPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import { $profile } from '../../profile/state/profile.js';
import { type ActivePlanCard, type ActivePlanContext, decideActivePlanCard } from '../rules/active-plan-card.js';
import { type ActivePlan, medicareAdvantagePlans } from '../rules/active-plans.js';
import type { EnrolledPlan } from '../rules/enrollment.js';
import type { PlanOutcome } from '../rules/plan-outcome.js';
import { $active } from './active-plans.js';
import { $outcomes } from './current-plans.js';
import { $memberPlans } from './enrollments.js';

/** An enrolled plan with its card, decided (ACT-01 to ACT-07). */
export interface ShownActivePlan {
  readonly planId: string;
  readonly planYear: number;
  readonly name: string;
  /** As 5-3-3; a code that is no plan id stays as it is (CARD-13). */
  readonly displayedId: string;
  /** Null when the type is none that we know. */
  readonly kind: PlanKind | null;
  /** The day that the plan takes effect; null when it cannot be read. */
  readonly starts: CalendarDate | null;
  readonly isNextYear: boolean;
  /** It is known what becomes of the plan on January 1, or it may be (NEXT-02). */
  readonly hasNextYear: boolean;
  readonly card: ActivePlanCard;
  /** The member-plans call, which tells enrolled from auto-enrolled, has not answered. */
  readonly isStatusLoading: boolean;
}

const $activeContext: ReadableAtom<ActivePlanContext | null> = computedByValue(
  [$settings, $today, $memberPlans],
  (settings, today, memberPlans) => (settings && today !== null ? { today, memberPlans: memberPlans.value, flags: settings.flags } : null),
);

/**
 * Only signed-in shoppers see the dashboard's blocks (DASH-09). Before the profile could be read nobody knows what was recommended, or
 * applied for (LOAD-05).
 */
export const $hasDashboard: ReadableAtom<boolean> = computed(
  [$profile, $identity],
  ({ profile }, identity) => profile !== null && identity?.isGuest === false,
);

/** Every enrolled plan, with its card. */
export const $activePlans: ReadableAtom<readonly ShownActivePlan[]> = computedByValue(
  [$active, $activeContext, $memberPlans, $outcomes],
  (active, context, { isLoading }, outcomes) => shownActivePlans(active, context, isLoading, outcomes),
);

/** The enrolled Medicare Advantage plans of a signed-in shopper (DASH-04, DASH-09). */
export const $medicareAdvantage: ReadableAtom<readonly ShownActivePlan[]> = computedByValue(
  [$active, $hasDashboard, $activeContext, $memberPlans, $outcomes],
  (active, hasDashboard, context, { isLoading }, outcomes) =>
    hasDashboard ? shownActivePlans(medicareAdvantagePlans(active), context, isLoading, outcomes) : [],
);

function shownActivePlans(
  active: readonly ActivePlan[],
  context: ActivePlanContext | null,
  isStatusLoading: boolean,
  outcomes: ReadonlyMap<EnrolledPlan, PlanOutcome>,
): readonly ShownActivePlan[] {
  if (!context) return [];
  return active.map(({ plan, isNextYear }) => {
    const { planId, planYear, planName, planType, snpType, effectiveDate } = plan;
    const id = checkPlanId(planId);
    return {
      planId,
      planYear,
      name: displayName(planName),
      displayedId: id.ok ? displayPlanId(id.value) : planId,
      kind: planKindOf({ rawType: planType, planName, snpType }),
      starts: readCalendarDate(effectiveDate),
      isNextYear,
      hasNextYear: outcomes.has(plan),
      card: decideActivePlanCard({ plan, isNextYear }, context),
      isStatusLoading,
    };
  });
}
