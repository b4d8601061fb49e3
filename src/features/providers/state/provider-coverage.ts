import { computed } from 'nanostores';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import { $activeYear } from '../../plan-year/state/year.js';

const refreshedFor = createAtom<number | null>('coverageRefreshedFor', null);

/** True at the start, and after each change of the plan year, until the coverage of the doctors was asked for again (PV-08). */
export const $isUpdateProviderCoverage: ReadableAtom<boolean> = computed(
  [refreshedFor.readable, $activeYear],
  (year, active) => year === null || year !== active,
);

/** The doctors have the coverage of this plan year. */
export function coverageRefreshed(year: number): void {
  refreshedFor.set(year);
}

/** Something changed the doctors behind our back: their coverage is to be asked for again. */
export function coverageOutdated(): void {
  refreshedFor.set(null);
}
