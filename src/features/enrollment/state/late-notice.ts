import { $today } from '../../../shared/calendar/clock-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { doesCurrentPlanEnd, type LateNotice, lateNotice } from '../rules/late-enrollment.js';
import { $active } from './active-plans.js';

/** What to know before joining a plan of the next year today. Null outside December 8 to 31 (HAND-06). */
export const $lateNotice: ReadableAtom<LateNotice | null> = computedByValue([$today, $active], (today, active) =>
  today === null ? null : lateNotice(today, doesCurrentPlanEnd(active)),
);
