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
