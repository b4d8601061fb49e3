import { $moment } from '../../../shared/calendar/clock-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $profile } from '../../profile/state/profile.js';
import { type ActivePlan, activePlans } from '../rules/active-plans.js';
import type { EnrolledPlan } from '../rules/enrollment.js';

const $enrolledPlans: ReadableAtom<readonly EnrolledPlan[]> = computedByValue($profile, ({ profile }) => profile?.enrolledPlans ?? []);

/** The enrolled plans that are in force, or begin next year (ACT-01, ACT-02). */
export const $active: ReadableAtom<readonly ActivePlan[]> = computedByValue([$enrolledPlans, $moment], (plans, now) =>
  now === null ? [] : activePlans(plans, now),
);
