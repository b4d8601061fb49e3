import { $today } from '../../../shared/calendar/clock-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { isNoticeAbout, type LateNotice } from '../../enrollment/rules/late-enrollment.js';
import { $lateNotice } from '../../enrollment/state/late-notice.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { keyOf } from '../../plan/rules/plan.js';
import { $enrolledIn } from './plan-standing.js';

/**
 * The line above the cards, if one of them can still be joined (HAND-06). A plan that is still loading counts, so that the line does not
 * come late and move the cards.
 */
export const $lateList: ReadableAtom<LateNotice | null> = computedByValue(
  [$lateNotice, $shownPlans, $enrolledIn, $today],
  (notice, { plans, missing }, enrolled, today) => {
    if (notice === null || today === null) return null;
    const listed = [
      ...plans.map((plan) => ({ key: keyOf(plan), year: plan.year, snpKind: plan.snpKind })),
      ...missing.map(({ key, saved }) => ({ key, year: saved.year, snpKind: null })),
    ];
    return listed.some((one) => !enrolled.has(one.key) && isNoticeAbout(one, today)) ? notice : null;
  },
);
