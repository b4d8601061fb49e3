import { defineAction } from '../../shared/actions/define-action.js';

export const findZip = defineAction('findZip', {
  track: 'Enter ZIP Code',
  load: () => import('./actions/zip.js'),
});

/** The shopper chooses the county of the ZIP code (DASH-07). */
export const chooseCounty = defineAction('chooseCounty', {
  track: 'Choose County',
  load: () => import('./actions/zip.js'),
});

/** The same if the ZIP code has only one county: nobody presses. */
export const chooseOnlyCounty = defineAction('chooseOnlyCounty', {
  track: null,
  load: () => import('./actions/zip.js'),
});
