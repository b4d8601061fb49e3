import { isKeptYear } from '../domain/calendar/plan-year.js';
import { $today } from '../store/clock.js';
import { $activeYear, setActiveYear } from '../store/year.js';
import { chooseYear } from './chosen-year.js';
import { loadYear } from './load.js';

/**
 * Shows another plan year: stored, and the profile read again for it (YEAR-02). A year that does not count is refused; the one that
 * shows already is a choice too, which a script can make, and stays when the clock brings another (YEAR-05).
 */
export async function switchYear(year: number, origin: EventTarget): Promise<void> {
  const today = $today.get();
  if (today === null || !isKeptYear(year, today)) return;
  chooseYear(year);
  if (year === $activeYear.get()) return;
  setActiveYear(year);
  await loadYear(year, origin);
}
