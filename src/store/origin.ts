import type { Origin } from '../domain/view/origin.js';
import { fact, ofPage, type View } from './page.js';

const origin = ofPage(fact<Origin>('origin', 'plan-summary'));

/** The page that the shopper came from (TOP-02, TOP-03). */
export const $origin: View<Origin> = origin;

export function setOrigin(from: Origin): void {
  origin.set(from);
}
