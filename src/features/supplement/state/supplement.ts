import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import { createAtom, keepAfterSignOut, type ReadableAtom } from '../../../shared/state/store.js';
import { $supplementOffer, type SupplementOfferState } from '../../known-plans/state/supplement-offer.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';

/** The brand's own supplement script: not there, or not yet; started; or it could not be. */
export type SupplementUiState = 'none' | 'ready' | 'failed';

const ui = keepAfterSignOut(createAtom<SupplementUiState>('supplementUi', 'none'));
const notice = keepAfterSignOut(createAtom<string | null>('supplementNotice', null));
const isNoticeClosed = createAtom<boolean>('isSupplementNoticeClosed', false);

export const $supplementUi = ui.readable;
/** The brand's own script draws the plans, once it is there (SUP-01). */
export const $hasOwnUi: ReadableAtom<boolean> = computedByValue(
  [$settings, $supplement, $supplementOffer, $supplementUi],
  (settings, { kind }, sold, state) =>
    kind === 'plans' && settings !== null && settings.supplementUi.script !== '' && state !== 'failed' && canStartUi(sold),
);

/** Whether the brand's script can start. It needs the state: where that will not be known, it would wait for ever. */
function canStartUi(sold: SupplementOfferState): boolean {
  return sold === 'loading' || (typeof sold === 'object' && sold.stateCode !== null);
}

/** The content's text while the area is off. Null for the built-in text (SUP-02). */
export const $supplementNotice = notice.readable;
/** The shopper has read the notice, and closed it for this visit of the page. */
export const $isSupplementNoticeClosed = isNoticeClosed.readable;

export function setSupplementUi(state: SupplementUiState): void {
  ui.set(state);
}

export function setSupplementNotice(text: string | null): void {
  notice.set(text);
}

export function closeSupplementNotice(): void {
  isNoticeClosed.set(true);
}
