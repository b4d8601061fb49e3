import { defineAction } from '../../shared/actions/define-action.js';

/** Loads the Spanish texts. */
export const speakSpanish = defineAction('speakSpanish', {
  track: null,
  load: () => import('./actions/language.js'),
});
