import { computed } from 'nanostores';
import { fact, ofPage, type View } from './page.js';

const dental = ofPage(fact<boolean>('networksLoading', true));
const coverage = fact<boolean>('coverageLoading', false);

/** Whether the networks of the saved doctors are still being asked: the dental content, or the doctors' own. */
export const $areNetworksLoading: View<boolean> = computed([dental, coverage], (isDental, isCoverage) => isDental || isCoverage);

export function networksLoading(isLoading: boolean): void {
  dental.set(isLoading);
}

export function coverageLoading(isLoading: boolean): void {
  coverage.set(isLoading);
}
