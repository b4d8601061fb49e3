import { permissionsOf } from '../../domain/identity/permissions.js';
import { $identity } from '../../store/identity.js';

/** Members have one, and cloaked profiles, where another's health data is on the screen (IDLE-04). */
export function hasSession(): boolean {
  const identity = $identity.get();
  return identity !== null && permissionsOf(identity).hasIdleTimeout;
}
