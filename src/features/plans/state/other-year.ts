import { $today } from '../../../shared/calendar/clock-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $savedPlans } from '../../known-plans/state/plans.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { type OtherYear, otherYear } from '../rules/other-year.js';

/** The year that has saved plans, while the shown year has none (NEXT-07). */
export const $otherYear: ReadableAtom<OtherYear | null> = computedByValue([$savedPlans, $activeYear, $today], (saved, year, today) =>
  year === null || today === null ? null : otherYear(saved, year, today),
);
