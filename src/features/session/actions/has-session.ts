import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';

/**
 * Whether there is a session that can time out: for members, and for cloaked profiles, which show another person's health data (IDLE-04).
 */
export function hasSession(): boolean {
  const identity = $identity.get();
  return identity !== null && permissionsOf(identity).hasIdleTimeout;
}
