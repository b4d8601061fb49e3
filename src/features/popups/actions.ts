import { ensurePopup } from '../../element/popups.js';
import { announceUnavailable, showQuietMessage } from '../../element/quiet-message.js';
import { isForeign } from '../../shared/page/foreign-tags.js';
import { $popup, closePopup, endRequest, type PopupRequest, requestPopup } from './state/popups.js';

/** Opens the popup, wherever its tag stands; one that is not on the page is put there. If its code does not come, a message says so. */
export function openPopup(request: PopupRequest): void {
  if (isForeign(request.tag)) {
    announceUnavailable();
    return;
  }
  // The same listener each time: an element takes it once.
  ensurePopup(request.tag).addEventListener('ucp-error', warnOfMissingPopup);
  requestPopup(request);
}

/** Only where it was asked for: a popup that the page's author put there may fail before anyone wants it. */
function warnOfMissingPopup({ currentTarget }: Event): void {
  const popup = currentTarget as Element;
  const asked = $popup.get();
  // A press that takes the message away may ask for the popup anew.
  if (asked?.tag === popup.localName) showQuietMessage(popup, () => asked === $popup.get() && closePopup());
}

/**
 * The page has opened a popup by its attribute, which closes any other. The popup that asks about an item has no question then, so it closes
 * none.
 *
 * @param opened the sign of the popup
 * @returns what it is now open for
 */
export function popupOpened(tag: PopupRequest['tag'], opened: symbol): PopupRequest | null {
  if (tag === 'ucp-remove-popup') return null;
  const request = { tag, opened };
  requestPopup(request);
  return request;
}

export { closePopup, endRequest };
