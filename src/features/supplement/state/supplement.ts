import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';
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

/** The brand's own supplement script: not there, or not yet; started; or it could not be. */
export type SupplementUiState = 'none' | 'ready' | 'failed';

const offer = createAtom<SupplementOfferState>('supplementOffer', 'not-asked');
const ui = keepAfterSignOut(createAtom<SupplementUiState>('supplementUi', 'none'));
const notice = keepAfterSignOut(createAtom<string | null>('supplementNotice', null));
const isNoticeClosed = createAtom<boolean>('isSupplementNoticeClosed', false);

export const $supplementOffer = offer.readable;
export const $supplementUi = ui.readable;
/** The content's text while the area is off. Null for the built-in text (SUP-02). */
export const $supplementNotice = notice.readable;
/** The shopper has read the notice, and closed it for this visit of the page. */
export const $isSupplementNoticeClosed = isNoticeClosed.readable;

export function setSupplementOffer(state: SupplementOfferState): void {
  offer.set(state);
}

export function setSupplementUi(state: SupplementUiState): void {
  ui.set(state);
}

export function setSupplementNotice(text: string | null): void {
  notice.set(text);
}

export function closeSupplementNotice(): void {
  isNoticeClosed.set(true);
}
