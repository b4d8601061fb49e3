import { reactElement } from './element.js';

export const upsell = reactElement({
  tag: 'ucp-upsell',
  summary: 'An offer for members who are enrolled in a plan.',
  isSection: true,
  events: ['ucp-navigate'],
  parts: { upsell: 'The offer.' },
  component: () => import('../src/features/page/Upsell/Upsell.js'),
});
