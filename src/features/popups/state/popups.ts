import { createAtom } from '../../../shared/state/store.js';
import type { ListName } from '../../../shared/view/lists.js';

/** The subject of an open popup. One popup is open at a time: another that opens closes it, and the attribute `open` follows. */
export type PopupRequest = Asker & About;

interface Asker {
  /** The element that asked for the popup. Later events fire there. */
  readonly target?: EventTarget | undefined;
  /**
   * The sign of the popup that the page opened by its attribute. Without it, the first visible element of the tag opens. No element: the page
   * could find from it what somebody types (SAFE-06).
   */
  readonly opened?: symbol | undefined;
}

type About =
  | {
      readonly tag: 'ucp-remove-popup';
      readonly list: ListName;
      readonly key: string;
      readonly name: string;
      /** The difference of the item to others of its name. */
      readonly detail?: string | undefined;
    }
  /** The saved doctors are for this ZIP code, and others were chosen for another one (PV-09). */
  | { readonly tag: 'ucp-remove-popup'; readonly list: 'providers'; readonly savedZip: string }
  | {
      readonly tag:
        | 'ucp-zip-popup'
        | 'ucp-email-popup'
        | 'ucp-counselor-popup'
        | 'ucp-extra-help-popup'
        | 'ucp-sign-out-popup'
        | 'ucp-import-popup'
        | 'ucp-confirm-identity-popup';
    };

const popup = createAtom<PopupRequest | null>('popup', null);

export const $popup = popup.readable;

export function requestPopup(request: PopupRequest): void {
  popup.set(request);
}

/** Closes the popup, open or still on its way; with a tag that one alone. */
export function closePopup(tag = popup.get()?.tag): void {
  if (popup.get()?.tag === tag) popup.set(null);
}

/** Closes the popup that is open for this request, and no later one. */
export function endRequest(request: PopupRequest | null): void {
  if (request && popup.get() === request) popup.set(null);
}
