import { readStoredYear } from '../../../shared/calendar/plan-year.js';
import { keptArea } from '../../../shared/shopper/agent.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { readText, writeText } from '../../../shared/storage/storage.js';

/**
 * The plan year that the shopper chose, in this visit or an earlier one. Null if the year is simply the calendar's (YEAR-05). Storage is
 * read once, so another tab or a sign-out does not change the year while the shopper looks at it.
 */
const choice = () => pageSingleton('chosenYear', () => ({ year: readStoredYear(readText(keptArea(), 'ucp_activeYear') ?? null) }));

export function chosenYear(): number | null {
  return choice().year;
}

/** Keeps the choice for this visit, also where storage is blocked, and for the next ones (YEAR-02). */
export function chooseYear(year: number): void {
  choice().year = year;
  writeText(keptArea(), 'ucp_activeYear', String(year));
}
