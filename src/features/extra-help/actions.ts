import { defineAction } from '../../shared/actions/define-action.js';

/** Takes the shopper's answer (EH-03). */
export const submitExtraHelpAnswer = defineAction('submitExtraHelpAnswer', {
  track: 'Extra Help',
  refusesCloaked: true,
  load: () => import('./actions/answer-extra-help.js'),
});
