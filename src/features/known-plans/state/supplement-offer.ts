import { createAtom } from '../../../shared/state/store.js';
import type { SupplementPlan } from '../../plan/rules/plan.js';

/** The supplement plans that are sold at a ZIP code. */
interface SupplementOffer {
  readonly zipCode: string;
  /** The state that the ZIP code lies in (SUP-01). */
  readonly stateCode: string | null;
  readonly plans: readonly SupplementPlan[];
}

/** Nobody has to know, on its way, not to be had, or there. */
export type SupplementOfferState = 'not-asked' | 'loading' | 'failed' | SupplementOffer;

const offer = createAtom<SupplementOfferState>('supplementOffer', 'not-asked');

export const $supplementOffer = offer.readable;

export function setSupplementOffer(state: SupplementOfferState): void {
  offer.set(state);
}
