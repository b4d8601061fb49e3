import { computed } from 'nanostores';
import { createCodeAtom, keepAfterSignOut, type ReadableAtom } from '../state/store.js';
import type { Settings } from './settings.js';

const settings = keepAfterSignOut(createCodeAtom<Settings | null>('settings', null));

/** Null until the page has said its settings, or it is known that it says none. */
export const $settings = settings.readable;

/** The tokens are on the page by then, too: what is laid out with them waits for it. */
export const $areSettingsDecided: ReadableAtom<boolean> = computed(settings.readable, (decided) => decided !== null);

export function decideSettings(decided: Settings): void {
  settings.set(decided);
}
