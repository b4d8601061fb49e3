import { computed } from 'nanostores';
import { isSameValue } from '../../domain/same-value.js';

/**
 * A value that follows facts, and stays the very one that it was as long as it says the same: the profile is read again and again, most
 * of it as it was, and what hangs on it is then neither worked out nor drawn anew.
 */
export const derived: typeof computed = (...args: Parameters<typeof computed>) => Object.assign(computed(...args), { eq: isSameValue });
