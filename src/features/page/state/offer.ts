import { createAtom } from '../../../shared/state/store.js';

const isOfferAwaited = createAtom<boolean>('isOfferAwaited', false);

/**
 * Whether the page is still waiting to know if content brings an offer for enrolled members (DASH-03). Everything below would move down, so
 * that is drawn only once this is known, or has taken too long (LOAD-04).
 */
export const $isOfferAwaited = isOfferAwaited.readable;

export function setOfferAwaited(is: boolean): void {
  isOfferAwaited.set(is);
}
