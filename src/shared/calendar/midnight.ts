import { DAY_MS, dayOf, plus, type WallClock } from './wall-clock.js';

/** Returns the next midnight. A page that stays open then applies the calendar rules again (YEAR-05). */
export function nextMidnight(moment: WallClock): WallClock {
  return plus(dayOf(moment), DAY_MS);
}
