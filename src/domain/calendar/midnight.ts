import { DAY, dayOf, plus, type WallClock } from './wall-clock.js';

/** The first moment of the next day: when every rule of the calendar is computed again on a page that stays open (YEAR-05). */
export function nextMidnight(moment: WallClock): WallClock {
  return plus(dayOf(moment), DAY);
}
