import { computed, type WritableAtom } from 'nanostores';
import type { GuardedSite } from '../navigation/site.js';
import { isSameValue } from '../same-value.js';
import type { ReadableAtom } from './store.js';

/** Keeps a shown fact in step with what is worked out for it. */
export type Keep = <T>(shown: WritableAtom<T>, worked: ReadableAtom<T>) => void;

/** The base of the page's addresses. Null until the settings are decided. */
export type SiteNow = () => GuardedSite | null;

/**
 * A computed value that keeps its identity while it is deeply equal. The profile is read often and is mostly unchanged. Values that depend
 * on an unchanged value are then not computed or drawn again.
 */
export const computedByValue: typeof computed = (...args: Parameters<typeof computed>) =>
  Object.assign(computed(...args), { eq: isSameValue });
