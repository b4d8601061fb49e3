import { type CalendarDate, readCalendarDate } from '../../../shared/calendar/calendar-date.js';
import { planYears } from '../../../shared/calendar/plan-year.js';
import { isEnrollmentPeriod } from '../../../shared/calendar/season.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { PlanId } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import type { ActivePlan } from './active-plans.js';
import type { EnrolledPlan } from './enrollment.js';

/** The coverage that a member loses with a plan. `unknown`: its type is not one that we know. */
type LostCoverage = 'care-and-drugs' | 'care' | 'drugs' | 'unknown';

/**
 * The outcome for an enrolled plan on January 1, if the member does nothing more (NEXT-02).
 *
 * - `renews` and `unknown`: `planId` is its id in the next year. For `unknown` nobody knows whether there is such a plan.
 * - `moves`: `planId` is the plan that the member moves to. Null if the service does not name it.
 * - `joined`: the member has joined another plan for the next year.
 */
export type PlanOutcome =
  | { readonly kind: 'renews' | 'unknown'; readonly planId: PlanId }
  | { readonly kind: 'moves'; readonly planId: PlanId | null }
  | { readonly kind: 'ends'; readonly lost: LostCoverage }
  | { readonly kind: 'joined'; readonly name: string; readonly starts: CalendarDate | null };

/**
 * Decides what becomes of each plan in force (NEXT-02). An enrollment of the next year wins over the words of the service (ACT-02).
 *
 * @returns nothing for supplement plans, for plans of another year, and before October 1
 */
export function planOutcomes(active: readonly ActivePlan[], today: WallClock): ReadonlyMap<EnrolledPlan, PlanOutcome> {
  const { current } = planYears(today);
  const medicare = active.filter(({ plan }) => kindOf(plan) !== 'MEDSUPP');
  const now = medicare.filter(({ plan, isNextYear }) => !isNextYear && plan.planYear === current).map(({ plan }) => plan);
  const joined = medicare.filter(({ isNextYear }) => isNextYear).map(({ plan }) => plan);
  if (!isEnrollmentPeriod(today)) return new Map();
  return new Map(
    now.flatMap((plan) => {
      const outcome = outcomeOf(plan, now, joined);
      return outcome ? [[plan, outcome] as const] : [];
    }),
  );
}

function outcomeOf(plan: EnrolledPlan, now: readonly EnrolledPlan[], joined: readonly EnrolledPlan[]): PlanOutcome | null {
  const own = checkPlanId(plan.planId);
  if (!own.ok) return null;
  const { outcome, planId: named } = plan.nextYear ?? { outcome: 'unknown', planId: null };
  const planId = named ?? own.value;
  // A member whose plan continues has a row of the next year for it, too.
  if (joined.some((one) => one.planId === own.value)) return { kind: 'renews', planId: own.value };
  if (joined.some((one) => one.planId === planId)) return { kind: 'moves', planId };
  const another = joined.find((one) => replaces(one, plan, now));
  if (another) return { kind: 'joined', name: another.planName, starts: readCalendarDate(another.effectiveDate) };
  if (outcome === 'ends') return { kind: 'ends', lost: lostWith(plan, now) };
  if (outcome === 'moves' && planId !== own.value) return { kind: 'moves', planId };
  // A move to a plan that has no name yet is a move all the same. A move to the plan itself is none.
  if (outcome === 'moves') return named ? { kind: 'renews', planId } : { kind: 'moves', planId: null };
  return { kind: outcome, planId };
}

/**
 * Whether a plan of the next year takes the place of this one. With two plans now, one for care and one for drugs, it is the one of its
 * kind. Otherwise a member has one plan, and the new one is it.
 */
function replaces(joined: EnrolledPlan, plan: EnrolledPlan, now: readonly EnrolledPlan[]): boolean {
  const isDrugPlan = kindOf(joined) === 'PDP';
  const isSameKind = (kindOf(plan) === 'PDP') === isDrugPlan;
  return isSameKind || !now.some((one) => one !== plan && (kindOf(one) === 'PDP') === isDrugPlan);
}

/** Another plan that pays for drugs and does not end leaves the member with drug coverage. */
function lostWith(plan: EnrolledPlan, now: readonly EnrolledPlan[]): LostCoverage {
  const kind = kindOf(plan);
  if (kind === null) return 'unknown';
  if (kind === 'PDP') return 'drugs';
  const isCoveredElsewhere = now.some((one) => one !== plan && kindOf(one) === 'PDP' && one.nextYear?.outcome !== 'ends');
  return isCoveredElsewhere ? 'care' : 'care-and-drugs';
}

function kindOf({ planType, planName, snpType }: EnrolledPlan) {
  return planKindOf({ rawType: planType, planName, snpType });
}
