import { computed } from 'nanostores';
import { isSameValue } from '../same-value.js';

/**
 * A computed value that keeps its identity while it is deeply equal. The profile is read often and is mostly unchanged. Values that depend
 * on an unchanged value are then not computed or drawn again.
 */
export const computedByValue: typeof computed = (...args: Parameters<typeof computed>) =>
  Object.assign(computed(...args), { eq: isSameValue });
