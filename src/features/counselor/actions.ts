import { defineAction } from '../../shared/actions/define-action.js';

/** Prints the sheet for a counselor (SHEET-01). Nothing is changed, so an agent can do it, too (SHEET-02). */
export const printCounselorSheet = defineAction('printCounselorSheet', {
  track: 'Print Counselor Sheet',
  load: () => import('./actions/print-counselor-sheet.js'),
});
