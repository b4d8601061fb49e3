import { computed } from 'nanostores';
import { fact, ofPage, type View } from '../../../shared/state/page.js';

const isDentalLoading = ofPage(fact<boolean>('networksLoading', true));
const isCoverageLoading = fact<boolean>('coverageLoading', false);

/** Whether the networks of the saved doctors are still being asked: the dental content, or the doctors' own. */
export const $areNetworksLoading: View<boolean> = computed(
  [isDentalLoading, isCoverageLoading],
  (isDental, isCoverage) => isDental || isCoverage,
);

/** The dental content has been read, well or badly. */
export function dentalAnswered(): void {
  isDentalLoading.set(false);
}

export function coverageLoading(isLoading: boolean): void {
  isCoverageLoading.set(isLoading);
}
