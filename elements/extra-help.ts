import { reactElement } from './element.js';
import { extraHelpPopup } from './extra-help-popup.js';

export const extraHelp = reactElement({
  tag: 'ucp-extra-help',
  summary: 'Asks whether the shopper gets Extra Help; the prices of all cards follow the answer.',
  events: ['ucp-extra-help-change'],
  parts: { 'extra-help': 'The box with the question.' },
  skeleton: [{ box: 'card', of: [[26, 60], 56, 52], height: 202 }],
  reserve: '202px',
  uses: () => [extraHelpPopup],
  piece: () => import('../src/pieces/ExtraHelp/ExtraHelp.js'),
});
