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

/** A ZIP code that people live in, with its counties. */
export interface ZipPlaces {
  readonly zipCode: string;
  readonly counties: readonly [County, ...County[]];
}

/** Asks for a ZIP code, and does what waits for it once there is one (DASH-07). */
export function askZip(then: () => void): void {
  openPopup({ tag: 'ucp-zip-popup', then });
}

/** Looks a ZIP code up; null when it is none that can be used, or nobody knows its counties (VAL-02, CALL-08). */
export async function findZip(text: string): Promise<ZipPlaces | null> {
  const checked = checkZip(text);
  if (!checked.ok) return null;
  const [first, ...others] = settled(await getCounties(http(), checked.value)) ?? [];
  return first ? { zipCode: checked.value, counties: [first, ...others] } : null;
}

/**
 * Keeps where the shopper lives, whatever the load still asks about it, asks anew what depends on it, the prices of the drugs and the
 * supplement plans among them, and goes on with what waited.
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
