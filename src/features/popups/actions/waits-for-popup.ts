import { when } from '../../../shared/state/when.js';
import { $popup } from '../state/popups.js';

/** Whether a popup is open; `work` is called again when it has closed: what shows by itself comes over nothing (EH-07, IDC-12). */
export function waitsForPopup(work: () => void): boolean {
  if (!$popup.get()) return false;
  void when($popup, (popup) => popup === null).then(work);
  return true;
}
