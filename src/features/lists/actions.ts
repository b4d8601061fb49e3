import { defineAction } from '../../shared/actions/define-action.js';

export const printList = defineAction('printList', {
  track: 'Print List',
  load: () => import('./actions/print.js'),
});

/** Changes of state that need no other code. Components make them by these names alone. */
export { closeNotice } from './state/notices.js';
export { setPrinting } from './state/printing.js';
