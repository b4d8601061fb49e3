import { createAtom } from '../../../shared/state/store.js';
import { shopperZip } from '../../../shared/validation/zip.js';
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

/** The ZIP code that something was saved for; else the shopper's. */
export function zipCodeFor(saved: string | null): string | null {
  return shopperZip(saved) ?? zipCodeOf();
}

/** The ZIP code of the shopper; null when none is known. */
export function zipCodeOf(): string | null {
  return place.get()?.zipCode ?? null;
}
