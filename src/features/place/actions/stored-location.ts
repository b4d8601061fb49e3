import { keptArea } from '../../../shared/shopper/agent.js';
import { $agent, shopperUuid } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { isForgotten } from '../../../shared/shopper/session.js';
import { $session } from '../../../shared/shopper/session-state.js';
import { readText, writeText } from '../../../shared/storage/storage.js';
import { type County, fipsCode } from '../rules/county.js';
import { $location } from '../state/place.js';

/** The place that a shopper chose. */
export interface ChosenLocation {
  readonly zipCode: string;
  readonly isChosen: (county: County) => boolean;
}

/**
 * Keeps the shopper's choice. Session storage holds it with the county and the shopper's uuid, since an agent may open several profiles in
 * one session (AGENT-01). Local storage holds the ZIP code alone, for the next visit; not in the agent flow.
 */
export function storeLocation(zipCode: string, county: County): void {
  writeText('session', 'ucp_zip', `${zipCode} ${shopperUuid()} ${fipsCode(county)}`);
  const area = keptArea();
  if (area !== 'session') writeText(area, 'ucp_zip', zipCode);
  const kept = storedLocation();
  unstoredLocation().place = kept?.zipCode === zipCode && kept.isChosen(county) ? null : locationOf(zipCode, fipsCode(county));
}

/** Stores a choice anew that was made before the browser was cleared of the shopper before (IDLE-05). */
export function storeLocationAgain(): void {
  const place = $location.get();
  if (place?.county) storeLocation(place.zipCode, place.county);
}

const unkeptPlace = Symbol.for('ucp.unkeptPlace');

/** The choice in memory, for a browser whose storage is blocked or full. */
const unstoredLocation = () => shopperScope().own<{ place: ChosenLocation | null }>(unkeptPlace, () => ({ place: null }));

const locationOf = (zipCode: string, code?: string): ChosenLocation => ({ zipCode, isChosen: (county) => fipsCode(county) === code });

/** This shopper's choice in this session, unless another page of the site has stored a different ZIP code since (VAL-02). */
export function chosenLocation(): ChosenLocation | null {
  return unstoredLocation().place ?? storedLocation();
}

function storedLocation(): ChosenLocation | null {
  const [zipCode = '', owner, code] = (readText('session', 'ucp_zip') ?? '').split(' ');
  const isCurrent = owner === shopperUuid() && ($agent.get().isAgentFlow || zipCode === storedZip());
  return isCurrent ? locationOf(zipCode, code) : null;
}

/**
 * The ZIP code of this browser's shopper; an agent's has none that outlives the session. While a session is being ended it is still that of
 * the shopper whom the page has forgotten.
 */
export function storedZip(): string | null | undefined {
  return $agent.get().isAgentFlow || isForgotten($session.get()) ? null : readText('local', 'ucp_zip');
}
