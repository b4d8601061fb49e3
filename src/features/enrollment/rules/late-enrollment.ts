import { planYears } from '../../../shared/calendar/plan-year.js';
import { seasonOf } from '../../../shared/calendar/season.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import type { ActivePlan } from './active-plans.js';
import { type EnrollabilityFacts, enrollability } from './enrollability.js';

/** The reason that one needs to join a plan after open enrollment, or the reason that this shopper has (HAND-06). */
export type LateNotice = 'ended' | 'plan-ends';

/** Returns the notice for plans of the next year on December 8 to 31, and null on other days (HAND-06). */
export function lateNotice(today: WallClock, doesPlanEnd: boolean): LateNotice | null {
  if (!seasonOf(today).isAfterOpenEnrollment) return null;
  return doesPlanEnd ? 'plan-ends' : 'ended';
}

/**
 * Whether the notice is about a plan. It is about plans of the next year that can be joined online or by phone. A suppressed plan is joined
 * by phone. An institutional plan can be joined all year.
 */
export function isNoticeAbout({ year, snpKind }: Omit<EnrollabilityFacts, 'isSuppressed'>, today: WallClock): boolean {
  return year === planYears(today).next && enrollability({ year, snpKind, isSuppressed: false }, today).canEnroll;
}

/**
 * Whether the shopper's Medicare plan ends this year. An enrollment of the next year wins: then there is nothing left to join (NEXT-02).
 */
export function doesCurrentPlanEnd(active: readonly ActivePlan[]): boolean {
  const medicare = active.filter(
    ({ plan }) => planKindOf({ rawType: plan.planType, planName: plan.planName, snpType: plan.snpType }) !== 'MEDSUPP',
  );
  return (
    medicare.some(({ plan, isNextYear }) => !isNextYear && plan.nextYear?.outcome === 'ends') &&
    !medicare.some(({ isNextYear }) => isNextYear)
  );
}
