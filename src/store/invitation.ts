import { fact, type View } from './page.js';

const isAwaited = fact<boolean>('isInvitationAwaited', false);

/**
 * Whether it is about to be known if the invitation to be recommended a plan stays: what stands below it would be pulled up where it goes,
 * and is drawn when that is known, or has been waited for long enough (LOAD-04).
 */
export const $isInvitationAwaited: View<boolean> = isAwaited;

export function setInvitationAwaited(is: boolean): void {
  isAwaited.set(is);
}
