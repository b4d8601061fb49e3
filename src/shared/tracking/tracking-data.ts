import { keptArea } from '../shopper/agent.js';
import { readCookie, writeCookie } from '../storage/cookies.js';
import { readText, writeText } from '../storage/storage.js';

/** Data that tracking keeps between pages: the last event's id, the campaign's code, the phone number of the campaign (TRK-08). */
export type TrackingKey = 'ucp_consumerEvent' | 'ucp_campaign' | 'ucp_phoneTracking';

/** Codes, ids and phone numbers with dashes. Nine or more digits in a row are refused: they could be somebody's personal number. */
const CODE = /^(?!.*\d{9})[\w-]{1,64}$/;

/** Ignores values of any other form: they come from addresses and cookies that others write. */
export function storeTracking(key: TrackingKey, value: string): void {
  if (!CODE.test(value)) return;
  if (isInTab()) writeText('session', key, value);
  else writeCookie(key, value);
}

/** Null when nothing is kept; in the agent flow it is in this tab's session storage (IDN-04). */
export function readTracking(key: TrackingKey): string | null {
  const kept = (isInTab() ? readText('session', key) : readCookie(key)) ?? '';
  return CODE.test(kept) ? kept : null;
}

/** As storage says it: the campaign is asked about before the page has looked who is there (TFN-01). */
function isInTab(): boolean {
  return keptArea() === 'session';
}
