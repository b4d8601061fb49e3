import { $settings } from '../settings/state.js';
import { computedByValue } from '../state/computed-by-value.js';
import { createAtom, keepAfterSignOut, type ReadableAtom } from '../state/store.js';
import type { GuardedSite } from './site.js';

const origin = keepAfterSignOut(createAtom<string | null>('siteOrigin', null));

/** The values from which addresses are built, and where addresses may lead; null until the settings are decided. */
export const $site: ReadableAtom<GuardedSite | null> = computedByValue([$settings, origin.readable], (settings, root) =>
  settings && root !== null ? { links: settings.links, root, allowed: { origin: root, allowedOrigins: settings.allowedOrigins } } : null,
);

/** Set once, before the settings are decided. */
export function setSiteOrigin(pageOrigin: string): void {
  origin.set(pageOrigin);
}
