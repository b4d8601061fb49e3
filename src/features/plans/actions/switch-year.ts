import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear, supportedYears } from '../../../shared/calendar/plan-year.js';
import { warnOnce } from '../../../shared/report.js';
import { when } from '../../../shared/state/when.js';
import { chooseYear } from '../../plan-year/actions/chosen-year.js';
import { $activeYear, setActiveYear } from '../../plan-year/state/year.js';
import { loadYear } from '../../profile/actions/reload.js';

/**
 * Shows another plan year: stores it, and reads the profile again for it (YEAR-02). A year that does not count, which a script may ask for,
 * is refused. Choosing the year that shows already is a choice too: it stays when the date would lead to another year (YEAR-05).
 */
export async function switchYear(year: number, target: EventTarget): Promise<void> {
  // A script may ask before the page knows its date.
  const today = $today.get() ?? (await when($today, (day) => day !== null));
  if (!isSupportedYear(year, today)) {
    warnOnce(`profile.setYear() takes a number, now ${supportedYears(today).join(' or ')}; it was ignored.`);
    return;
  }
  chooseYear(year);
  if (year === $activeYear.get()) return;
  setActiveYear(year);
  await loadYear(year, target, true);
}
