import { ensurePopup } from '../../platform/popups.js';
import { askPopup, closePopup, type PopupRequest } from '../../store/popups.js';

/** Opens the popup, wherever its tag stands; one that is not on the page is put there. */
export function openPopup(request: PopupRequest): void {
  ensurePopup(request.tag);
  askPopup(request);
}

export { closePopup };
