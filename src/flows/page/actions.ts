import { leadsToSummary } from '../../domain/navigation/leads-to-summary.js';
import { defineAction } from '../define-action.js';

/** Follows a link that a component draws (LINK-01). */
export const followLink = defineAction('followLink', {
  track: (_origin, _url, reason) => (leadsToSummary(reason) ? 'Go to VPP Page' : 'Follow Link'),
  load: () => import('./follow-link.js'),
});

export const showView = defineAction('showView', {
  track: 'Switch View',
  load: () => import('./view.js'),
});

export const switchYear = defineAction('switchYear', {
  track: 'Switch Year',
  load: () => import('./switch-year.js'),
});

export const printPlans = defineAction('printPlans', {
  track: 'Print Plans',
  load: () => import('./print.js'),
});

export const printList = defineAction('printList', {
  track: 'Print List',
  load: () => import('./print.js'),
});

/** Loads the Spanish texts. */
export const speakSpanish = defineAction('speakSpanish', {
  track: null,
  load: () => import('./language.js'),
});

/** Leads every footnote marker to its note (CARD-15). */
export const followNotes = defineAction('followNotes', {
  track: null,
  load: () => import('./notes.js'),
});

export const leaveNote = defineAction('leaveNote', {
  track: null,
  load: () => import('./notes.js'),
});
