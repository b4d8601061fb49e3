import { defineAction } from '../../shared/actions/define-action.js';

/** Leads every footnote marker to its note (CARD-15). */
export const followFootnotes = defineAction('followFootnotes', {
  track: null,
  load: () => import('./actions/footnotes.js'),
});

export const leaveFootnote = defineAction('leaveFootnote', {
  track: null,
  load: () => import('./actions/footnotes.js'),
});

/** The shopper chooses the county of the ZIP code (DASH-07). */
export const chooseCounty = defineAction('chooseCounty', {
  track: 'Choose County',
  load: () => import('./actions/choose-county.js'),
});

/** The same if the ZIP code has only one county: nobody presses. */
export const chooseOnlyCounty = defineAction('chooseOnlyCounty', {
  track: null,
  load: () => import('./actions/choose-county.js'),
});
