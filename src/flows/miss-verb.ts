import { log } from '../platform/report.js';
import { changeSession } from '../store/session.js';

/**
 * The chunk of a verb could not be loaded: the verb does nothing, which is logged. A shopper who wanted to sign out is told that they are
 * still signed in (SIGN-01).
 */
export function missVerb(name: string): void {
  log(`${name} could not be loaded`);
  if (name === 'signOut') changeSession({ signOut: 'failed' });
}
