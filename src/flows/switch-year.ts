import { isKeptYear } from '../domain/calendar/plan-year.js';
import { emit } from '../platform/events.js';
import { writeText } from '../platform/storage.js';
import { $today } from '../store/clock.js';
import { $activeYear, setActiveYear } from '../store/year.js';
import { reload } from './load.js';

/** Shows another plan year: stored, and the profile read again for it (YEAR-02). A year that does not count is refused. */
export async function switchYear(year: number, origin: EventTarget): Promise<void> {
  const today = $today.get();
  if (year === $activeYear.get() || today === null || !isKeptYear(year, today)) return;
  setActiveYear(year);
  writeText('local', 'ucp_activeYear', String(year));
  emit(origin, 'ucp-year-change', { year });
  await reload();
}
