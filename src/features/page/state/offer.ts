import { createAtom } from '../../../shared/state/store.js';

const isOfferAwaited = createAtom<boolean>('isOfferAwaited', false);

/**
 * Whether the page is still waiting to know if there is an offer for enrolled members, which content may bring (DASH-03). If it came later,
 * everything below would move down.
 */
export const $isOfferAwaited = isOfferAwaited.readable;

export function setOfferAwaited(is: boolean): void {
  isOfferAwaited.set(is);
}
