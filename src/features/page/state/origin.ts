import { fact, ofPage, type View } from '../../../shared/state/page.js';
import type { Origin } from '../rules/origin.js';

const origin = ofPage(fact<Origin>('origin', 'plan-summary'));

/** The page that the shopper came from (TOP-02, TOP-03). */
export const $origin: View<Origin> = origin;

export function setOrigin(from: Origin): void {
  origin.set(from);
}
