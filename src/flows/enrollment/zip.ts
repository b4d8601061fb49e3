import type { County } from '../../domain/place/county.js';
import { checkZip } from '../../domain/validation/zip.js';
import { getCounties } from '../../services/places.js';
import { setPlace } from '../../store/place.js';
import { $popup } from '../../store/popups.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';
import { readLowIncome } from '../extra-help/low-income.js';
import { buildDrugs } from '../load/build-drugs.js';
import { readSupplementPlans } from '../load/build-supplement.js';
import { keepPlace } from '../load/kept-zip.js';
import { openPopup } from '../page/popups.js';

/** A ZIP code with the counties it lies in; there is at least one. */
export interface ZipPlaces {
  readonly zipCode: string;
  readonly counties: readonly [County, ...County[]];
}

/** Asks for a ZIP code, and calls `then` once there is one (DASH-07). */
export function askZip(then: () => void): void {
  openPopup({ tag: 'ucp-zip-popup', then });
}

/** Looks up a ZIP code; null when it cannot be used, or has no known county (VAL-02, CALL-08). */
export async function findZip(text: string): Promise<ZipPlaces | null> {
  const checked = checkZip(text);
  if (!checked.ok) return null;
  const [first, ...others] = settled(await getCounties(http(), checked.value)) ?? [];
  return first ? { zipCode: checked.value, counties: [first, ...others] } : null;
}

/**
 * Keeps where the shopper lives, over whatever the load may still find out about it. Then asks again for everything that depends on the
 * place (drug prices, low-income data, supplement plans), and goes on with what waited for the ZIP code.
 */
export function chooseCounty(zipCode: string, county: County): void {
  const request = $popup.get();
  latest('place');
  keepPlace(zipCode, county);
  setPlace({ zipCode, county });
  void buildDrugs();
  void readLowIncome();
  void readSupplementPlans();
  if (request?.tag === 'ucp-zip-popup') request.then?.();
}

export { chooseCounty as takeOnlyCounty };
