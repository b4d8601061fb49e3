import { defineAction } from '../../shared/actions/define-action.js';
import { leadsToSummary } from '../navigation/rules/leads-to-summary.js';

/** Follows a link that a component draws (LINK-01). */
export const followLink = defineAction('followLink', {
  track: (_origin, _url, reason) => (leadsToSummary(reason) ? 'Go to VPP Page' : 'Follow Link'),
  load: () => import('../navigation/actions/follow-link.js'),
});

export const showView = defineAction('showView', {
  track: 'Switch View',
  load: () => import('../navigation/actions/view.js'),
});

export const switchYear = defineAction('switchYear', {
  track: 'Switch Year',
  load: () => import('./actions/switch-year.js'),
});

export const printPlans = defineAction('printPlans', {
  track: 'Print Plans',
  load: () => import('../lists/actions/print.js'),
});

export const printList = defineAction('printList', {
  track: 'Print List',
  load: () => import('../lists/actions/print.js'),
});

/** Leads every footnote marker to its note (CARD-15). */
export const followNotes = defineAction('followNotes', {
  track: null,
  load: () => import('./actions/notes.js'),
});

export const leaveNote = defineAction('leaveNote', {
  track: null,
  load: () => import('./actions/notes.js'),
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
