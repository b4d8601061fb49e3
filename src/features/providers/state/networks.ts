import { computed } from 'nanostores';
import { createAtom, keepAfterSignOut, type ReadableAtom } from '../../../shared/state/store.js';

const isDentalLoading = keepAfterSignOut(createAtom<boolean>('networksLoading', true));
const isCoverageLoading = createAtom<boolean>('coverageLoading', false);

/** Whether the networks of the saved doctors are still being asked: the dental content, or the doctors' own. */
export const $areNetworksLoading: ReadableAtom<boolean> = computed(
  [isDentalLoading.readable, isCoverageLoading.readable],
  (isDental, isCoverage) => isDental || isCoverage,
);

/** The dental content has been read, well or badly. */
export function dentalAnswered(): void {
  isDentalLoading.set(false);
}

export function coverageLoading(isLoading: boolean): void {
  isCoverageLoading.set(isLoading);
}
