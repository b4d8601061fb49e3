import { defineAction } from '../../shared/actions/define-action.js';
import { withClickTracking } from '../../shared/tracking/with-click-tracking.js';
import { openPopup } from '../popups/actions.js';

/** Prints the sheet for a counselor (SHEET-01). Nothing is changed, so an agent can do it, too (SHEET-02). */
export const printCounselorSheet = defineAction('printCounselorSheet', {
  track: 'Print Counselor Sheet',
  load: () => import('./actions/print-counselor-sheet.js'),
});

/** Opens the popup that prints the sheet (SHEET-04). */
export function openCounselorPopup(target: EventTarget): void {
  openPopup({ tag: 'ucp-counselor-popup', target });
}

/** The same by the shopper's own click, which is tracked (TRK-08). */
export const askForCounselorSheet = withClickTracking('Ask To Print Counselor Sheet', openCounselorPopup);
