import { createAtom } from '../../../shared/state/store.js';
import type { County } from '../rules/county.js';

export interface ShopperLocation {
  readonly zipCode: string;
  /** The first county of the ZIP code, or the chosen one. */
  readonly county: County | null;
}

const place = createAtom<ShopperLocation | null>('place', null);

/** The place where the shopper lives. Null while no ZIP code is stored. */
export const $location = place.readable;

export function setLocation(one: ShopperLocation | null): void {
  place.set(one);
}
