import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';
import type { Origin } from '../rules/origin.js';

const origin = keepAfterSignOut(createAtom<Origin>('origin', 'plan-summary'));

/** The page that the shopper came from (TOP-02, TOP-03). */
export const $origin = origin.readable;

export function setOrigin(from: Origin): void {
  origin.set(from);
}
