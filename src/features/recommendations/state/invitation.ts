import { createAtom } from '../../../shared/state/store.js';

const isAwaited = createAtom<boolean>('isInvitationAwaited', false);

/**
 * Whether the page is still waiting to know if the recommendation prompt will stay. If it went later, everything below would move up, so
 * that is drawn only once this is known, or has taken too long (LOAD-04).
 */
export const $isInvitationAwaited = isAwaited.readable;

export function setInvitationAwaited(is: boolean): void {
  isAwaited.set(is);
}
