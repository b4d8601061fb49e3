import { defineAction } from '../../shared/actions/define-action.js';

export const printList = defineAction('printList', {
  track: 'Print List',
  load: () => import('./actions/print.js'),
});
