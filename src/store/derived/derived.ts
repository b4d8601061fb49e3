import { computed } from 'nanostores';
import { isSameValue } from '../../domain/same-value.js';

/**
 * A computed value that keeps its identity as long as it is deeply equal. The profile is read often and mostly comes back unchanged; what
 * depends on an unchanged value is then neither computed nor drawn again.
 */
export const derived: typeof computed = (...args: Parameters<typeof computed>) => Object.assign(computed(...args), { eq: isSameValue });
