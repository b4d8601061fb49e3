import { reactElement } from './element.js';

export const faq = reactElement({
  tag: 'ucp-faq',
  summary: 'The questions of the current view; each opens its answer.',
  events: ['ucp-navigate'],
  parts: { faq: 'The list of questions.' },
  skeleton: [[36, 50], { box: 'card', of: [28, 28, 28, 28, 28], height: 327 }],
  reserve: '387px',
  piece: () => import('../src/pieces/Faq/Faq.js'),
});
