import { computed, type WritableAtom } from 'nanostores';
import type { GuardedSite } from '../navigation/site.js';
import { isSameValue } from '../same-value.js';
import type { ReadableAtom } from './store.js';

/** Keeps a shown fact in step with what is worked out for it. */
export type Keep = <T>(shown: WritableAtom<T>, worked: ReadableAtom<T>) => void;

/** Where the page's addresses lead from; null until the settings are decided. */
export type SiteNow = () => GuardedSite | null;

/**
 * A computed value that keeps its identity as long as it is deeply equal. The profile is read often and mostly comes back unchanged; what
 * depends on an unchanged value is then neither computed nor drawn again.
 */
export const computedByValue: typeof computed = (...args: Parameters<typeof computed>) =>
  Object.assign(computed(...args), { eq: isSameValue });
