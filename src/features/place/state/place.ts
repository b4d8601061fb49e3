import { fact, type View } from '../../../shared/state/page.js';
import type { County } from '../rules/county.js';

export interface Place {
  readonly zipCode: string;
  /** The first county of the ZIP code, or the chosen one. */
  readonly county: County | null;
}

const place = fact<Place | null>('place', null);

/** Where the shopper lives; null while no ZIP code is stored. */
export const $place: View<Place | null> = place;

export function setPlace(one: Place | null): void {
  place.set(one);
}
