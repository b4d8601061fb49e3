import { defineAction } from '../../shared/actions/define-action.js';

/** Leads every footnote marker to its note (CARD-15). */
export const followNotes = defineAction('followNotes', {
  track: null,
  load: () => import('./actions/notes.js'),
});

export const leaveNote = defineAction('leaveNote', {
  track: null,
  load: () => import('./actions/notes.js'),
});
