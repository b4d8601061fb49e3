import { defineAction } from '../../shared/actions/define-action.js';

/** Takes the shopper's answer (EH-03). */
export const sayExtraHelp = defineAction('sayExtraHelp', {
  track: 'Extra Help',
  refusesCloaked: true,
  load: () => import('./actions/answer-extra-help.js'),
});
