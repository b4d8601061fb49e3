import { defineAction } from '../../shared/actions/define-action.js';

/** Loads the Spanish texts. */
export const loadSpanishTexts = defineAction('loadSpanishTexts', {
  track: null,
  load: () => import('./actions/language.js'),
});
