import { reactElement } from './element.js';

export const extraHelp = reactElement({
  tag: 'ucp-extra-help',
  summary: 'Asks whether the shopper gets Extra Help; the prices of all cards follow the answer.',
  events: ['ucp-extra-help-change'],
  parts: { 'extra-help': 'The box with the question.' },
  skeleton: [{ box: 'card', of: [[26, 60], 56, 52], height: 202 }],
  reserve: '202px',
  piece: () => import('../src/pieces/ExtraHelp/ExtraHelp.js'),
});
