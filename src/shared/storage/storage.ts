import { jsonText } from '../json.js';
import { page } from '../page/page-object.js';
import { log } from '../report.js';

/** Every key the library may use in the browser's storage. Nothing else is read or written. */
export type StorageKey =
  | 'ucp_lastPage'
  | 'ucp_profileTab'
  | 'ucp_activeYear'
  | 'ucp_zip'
  | 'ucp_lastCode'
  | 'ucp_signInState'
  | 'ucp_agentProfile'
  | 'ucp_agentHeader'
  | 'ucp_extraHelp'
  | 'ucp_draftSkipped'
  | 'ucp_enrollmentDraft'
  | 'ucp_enrollmentPlan'
  | 'ucp_drugToolData'
  | 'ucp_providerToolData'
  | 'ucp_doctorsQuestion'
  | 'ucp_toolSignIn'
  | 'ucp_scroll'
  | 'ucp_once'
  | 'ucp_preview'
  | 'ucp_identity'
  | 'ucp_lastActive'
  | 'ucp_consumerEvent'
  | 'ucp_campaign'
  | 'ucp_phoneTracking';

export type Area = 'local' | 'session';

declare const kept: unique symbol;

/** Only `keptArea()` in `shared/shopper/agent.ts` makes one. So nothing is written to local storage in the agent flow (AGENT-01). */
export type KeptArea = Area & { readonly [kept]: true };

/** The areas that may be written. */
export type WritableArea = 'session' | KeptArea;

/**
 * Blocked or full storage is a missing value, never an error: the page works without it. Samples are kept in memory; what the author has
 * chosen is not a sample.
 */
function areaOf(area: Area, key?: StorageKey): Storage | undefined {
  const { memory } = page();
  if (memory && key !== 'ucp_preview') return memory[area];
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Undefined when storage cannot be read, null when the key is not there. */
export function readText(area: Area, key: StorageKey): string | null | undefined {
  try {
    return areaOf(area, key)?.getItem(key);
  } catch {
    return undefined;
  }
}

export function writeText(area: WritableArea, key: StorageKey, value: string): void {
  try {
    areaOf(area, key)?.setItem(key, value);
  } catch {
    log(`storage of ${key} failed`);
  }
}

export function removeKey(area: Area, key: StorageKey): void {
  remove(areaOf(area, key), key);
}

/** The page may have replaced `removeItem` by one that throws. The browser's own deletion works without it. */
function remove(storage: Storage | undefined, key: string): void {
  if (!storage) return;
  const ways = [() => storage.removeItem(key), () => Reflect.deleteProperty(storage, key)];
  if (!ways.some(succeeds)) log(`storage of ${key} failed`);
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Stored JSON; text that does not parse counts as nothing (ENV-03). */
export function readJson(area: Area, key: StorageKey): unknown {
  return parseStored(readText(area, key), `storage of ${key}`);
}

const unreadable = new Set<string>();

/** Kept JSON by the place that it was found in, which is logged once when it does not parse, however often it is read (ENV-03). */
export function parseStored(text: string | null | undefined, place: string): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (!unreadable.has(place)) log(`${place} does not parse`);
    unreadable.add(place);
    return undefined;
  }
}

export function writeJson(area: WritableArea, key: StorageKey, value: unknown): void {
  writeText(area, key, jsonText(value));
}

/** All of ours, in these areas; nothing of the host page's (SIGN-01). A key that cannot be removed keeps no other. */
export function clearOwnKeys(areas: readonly Area[] = ['local', 'session']): void {
  for (const area of areas) for (const key of ownKeys(area)) remove(areaOf(area), key);
}

function ownKeys(area: Area): readonly string[] {
  try {
    return Object.keys(areaOf(area) ?? {}).filter((key) => key.startsWith('ucp_'));
  } catch {
    log(`the keys of ${area} storage could not be read`);
    return [];
  }
}
