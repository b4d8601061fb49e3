import { $agent, shopperUuid } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { readText, writeText } from '../../../shared/storage/storage.js';
import { isForgotten } from '../../session/rules/session.js';
import { $session } from '../../session/state/session.js';
import { type County, fipsCode } from '../rules/county.js';
import { $place } from '../state/place.js';

/** The place that a shopper chose. */
export interface ChosenPlace {
  readonly zipCode: string;
  readonly isChosen: (county: County) => boolean;
}

/**
 * Keeps the shopper's choice. Session storage holds it with the county and the shopper's uuid, since an agent may open several profiles in
 * one session (AGENT-01). Local storage holds the ZIP code alone, for the next visit; not in the agent flow.
 */
export function keepPlace(zipCode: string, county: County): void {
  writeText('session', 'ucp_zip', `${zipCode} ${shopperUuid()} ${fipsCode(county)}`);
  if (!$agent.get().isAgentFlow) writeText('local', 'ucp_zip', zipCode);
  const kept = storedPlace();
  unkept().place = kept?.zipCode === zipCode && kept.isChosen(county) ? null : placeOf(zipCode, fipsCode(county));
}

/** Stores a choice anew that was made before the browser was cleared of the shopper before (IDLE-05). */
export function keepPlaceAgain(): void {
  const place = $place.get();
  if (place?.county) keepPlace(place.zipCode, place.county);
}

const unkeptPlace = Symbol.for('ucp.unkeptPlace');

/** The choice in memory, for a browser whose storage is blocked or full. */
const unkept = () => shopperScope().own<{ place: ChosenPlace | null }>(unkeptPlace, () => ({ place: null }));

const placeOf = (zipCode: string, code?: string): ChosenPlace => ({ zipCode, isChosen: (county) => fipsCode(county) === code });

/** This shopper's choice in this session, unless another page of the site has stored a different ZIP code since (VAL-02). */
export function chosenPlace(): ChosenPlace | null {
  return unkept().place ?? storedPlace();
}

function storedPlace(): ChosenPlace | null {
  const [zipCode = '', owner, code] = (readText('session', 'ucp_zip') ?? '').split(' ');
  const isCurrent = owner === shopperUuid() && ($agent.get().isAgentFlow || zipCode === keptZip());
  return isCurrent ? placeOf(zipCode, code) : null;
}

/**
 * The ZIP code of this browser's shopper; an agent's has none that outlives the session. While a session is being ended it is still that of
 * the shopper whom the page has forgotten.
 */
export function keptZip(): string | null | undefined {
  return $agent.get().isAgentFlow || isForgotten($session.get()) ? null : readText('local', 'ucp_zip');
}
