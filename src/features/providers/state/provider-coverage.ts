import { computed } from 'nanostores';
import { fact, type View } from '../../../shared/state/page.js';
import { $activeYear } from '../../plans/state/year.js';

const refreshedFor = fact<number | null>('coverageRefreshedFor', null);

/** True at the start, and after each change of the plan year, until the coverage of the doctors was asked for again (PV-08). */
export const $isUpdateProviderCoverage: View<boolean> = computed(
  [refreshedFor, $activeYear],
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
