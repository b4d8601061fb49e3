import { $today } from '../../../shared/calendar/clock-state.js';
import { type YearOffer, yearsOffered } from '../../../shared/calendar/plan-year.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';

/** The choices of the year toggle; none outside the annual enrollment period, null until the day is known. */
export const $yearOffers: ReadableAtom<readonly YearOffer[] | null> = computedByValue($today, (today) =>
  today === null ? null : yearsOffered(today),
);
