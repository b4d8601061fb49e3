import { computed } from 'nanostores';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $imports } from '../../tools/state/imports.js';

/** The plan year whose coverage the doctors have, and the number of imports then. */
const refreshed = createAtom<{ readonly year: number; readonly imports: number } | null>('coverageRefreshedFor', null);

/**
 * True until the coverage of the doctors is known: at the start, after each change of the plan year, and after a tool has imported profile
 * data (PV-08).
 */
export const $isUpdateProviderCoverage: ReadableAtom<boolean> = computed(
  [refreshed.readable, $activeYear, $imports],
  (last, active, imports) => last === null || last.year !== active || last.imports !== imports,
);

/** The doctors have the coverage of this plan year. */
export function coverageRefreshed(year: number): void {
  refreshed.set({ year, imports: $imports.get() });
}
