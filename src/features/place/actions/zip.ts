import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { checkZip } from '../../../shared/validation/zip.js';
import { openPopup } from '../../popups/actions.js';
import { $popup, type PopupRequest } from '../../popups/state/popups.js';
import type { County } from '../rules/county.js';
import { getCounties } from '../service.js';
import { setLocation } from '../state/place.js';
import { storeLocation } from './stored-location.js';

/** A ZIP code with the counties it lies in; there is at least one. */
export interface ZipPlaces {
  readonly zipCode: string;
  readonly counties: readonly [County, ...County[]];
}

const waitingForZip = Symbol.for('ucp.waitingForZip');

/** The work that waits for a ZIP code, by the popup that asks for it. Another popup continues none of it. */
const waiting = () => shopperScope().own(waitingForZip, () => new WeakMap<PopupRequest, () => void>());

/** Asks for a ZIP code, and calls `then` once there is one (DASH-07). */
export function requestZip(then: () => void): void {
  const request: PopupRequest = { tag: 'ucp-zip-popup' };
  waiting().set(request, then);
  openPopup(request);
}

/** Looks up a ZIP code; null when it cannot be used, or has no known county (VAL-02, CALL-08). */
export async function findZip(text: string): Promise<ZipPlaces | null> {
  const checked = checkZip(text);
  if (!checked.ok) return null;
  const [first, ...others] = valueOrLog(await getCounties(httpClient(), checked.value)) ?? [];
  return first ? { zipCode: checked.value, counties: [first, ...others] } : null;
}

/**
 * Keeps where the shopper lives, whatever the load may still find out.
 *
 * @returns continues the action that waited for the ZIP code
 */
export function keepPlace(zipCode: string, county: County): () => void {
  const request = $popup.get();
  void shopperScope().latest('place', async () => {
    storeLocation(zipCode, county);
    setLocation({ zipCode, county });
  });
  return () => {
    if (request) waiting().get(request)?.();
  };
}
