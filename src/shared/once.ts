import { shopperScope } from './shopper/scope.js';
import { readJson, writeJson } from './storage/storage.js';

/** Things that show or happen by themselves at most once per session. */
export type OnceName = 'extra-help-popup' | 'confirm-identity' | 'toast-guest' | 'toast-imported' | 'signed-out-without-details';

const shownOnce = Symbol.for('ucp.shownOnce');

/** Kept in memory too, for a browser whose storage is blocked. */
const shown = () => shopperScope().own(shownOnce, () => new Set<string>());

export function wasShown(name: OnceName): boolean {
  return shown().has(name) || storedNames().includes(name);
}

export function markShown(name: OnceName): void {
  shown().add(name);
  keep();
}

function keep(): void {
  writeJson('session', 'ucp_once', [...new Set([...storedNames(), ...shown()])]);
}

/** Whether this browser remembers it across pages: without that, signing in again could loop from page to page (LOGIN-04). */
export function canRemember(): boolean {
  keep();
  return Array.isArray(readJson('session', 'ucp_once'));
}

function storedNames(): readonly string[] {
  const stored = readJson('session', 'ucp_once');
  return Array.isArray(stored) ? stored : [];
}
