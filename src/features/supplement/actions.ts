import { defineAction } from '../../shared/actions/define-action.js';

/** Reads the supplement plans again that could not be read. */
export const readSupplementPlans = defineAction('readSupplementPlans', {
  track: 'Try Again',
  load: () => import('./actions/read-supplement.js'),
});

/** Lets the brand's own script draw the supplement plans (SUP-01). */
export const showSupplementUi = defineAction('showSupplementUi', {
  track: null,
  load: () => import('./actions/supplement-ui.js'),
});

/** Closes the notice above the plans, which needs no other code. */
export { closeSupplementNotice } from './state/supplement.js';
