import { defineAction } from '../../shared/actions/define-action.js';

export const findZip = defineAction('findZip', {
  track: 'Enter ZIP Code',
  load: () => import('./actions/zip.js'),
});
