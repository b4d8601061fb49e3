import { fact, ofPage, type View } from '../../../shared/state/page.js';
import type { SupplementPlan } from '../../plans/rules/plan.js';

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

const offer = fact<SupplementOfferState>('supplementOffer', 'not-asked');
const ui = ofPage(fact<SupplementUiState>('supplementUi', 'none'));
const notice = ofPage(fact<string | null>('supplementNotice', null));
const isNoticeClosed = fact<boolean>('isSupplementNoticeClosed', false);

export const $supplementOffer: View<SupplementOfferState> = offer;
export const $supplementUi: View<SupplementUiState> = ui;
/** What the content says while the area is off; null for the built-in words (SUP-02). */
export const $supplementNotice: View<string | null> = notice;
/** The shopper has read the notice, and closed it for this visit of the page. */
export const $isSupplementNoticeClosed: View<boolean> = isNoticeClosed;

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
