import { defineAction } from '../../shared/actions/define-action.js';

// The import tracks its own events (IMP-04).

/** Prepares the form; resolves with whether there is one. */
export const startImporting = defineAction('startImporting', {
  track: null,
  load: () => import('./actions/import-popup.js'),
});

export const importByForm = defineAction('importByForm', {
  track: null,
  load: () => import('./actions/import-popup.js'),
});

export const closeImporting = defineAction('closeImporting', {
  track: null,
  load: () => import('./actions/import-popup.js'),
});
