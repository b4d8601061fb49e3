import { log } from '../platform/report.js';
import { changeSession } from '../store/session.js';

/**
 * A verb whose chunk does not come does nothing, and that is logged. Who wants to sign out is told that they are signed in still
 * (SIGN-01).
 */
export function missVerb(name: string): void {
  log(`${name} could not be loaded`);
  if (name === 'signOut') changeSession({ signOut: 'failed' });
}
