import { readJson, writeJson } from '../../platform/storage.js';
import { shopperCell } from '../../store/page.js';

/** What shows, or happens, by itself at most once a session. */
export type OnceName = 'extra-help-popup' | 'confirm-identity' | 'toast-guest' | 'toast-imported' | 'signed-out-without-details';

/** The page keeps it too, for a browser that stores nothing. */
const shown = () => shopperCell<Set<string>>('once', () => new Set());

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

/** Whether this browser would remember it on another page, which is what ends a loop over pages. */
export function canRemember(): boolean {
  keep();
  return Array.isArray(readJson('session', 'ucp_once'));
}

function storedNames(): readonly string[] {
  const stored = readJson('session', 'ucp_once');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
