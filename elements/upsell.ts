import { reactElement } from './element.js';

export const upsell = reactElement({
  tag: 'ucp-upsell',
  summary: 'The extras that go with the plan, for members who are enrolled in one.',
  events: ['ucp-navigate'],
  parts: { upsell: 'The offer.' },
  piece: () => import('../src/pieces/Upsell/Upsell.js'),
});
