import { flag, text } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const pharmacy = reactElement({
  tag: 'ucp-pharmacy',
  summary: 'The chosen pharmacy: a shop, or home delivery.',
  attributes: {
    heading: text('Another heading.'),
    'no-heading': flag('Leaves the heading to the page.'),
  },
  events: ['ucp-tool-open'],
  parts: { pharmacy: 'The pharmacy.', edit: 'The button that changes it.' },
  skeleton: [
    [36, 40],
    {
      box: 'card',
      of: [
        [27, 30],
        [30, 50],
        [27, 60],
      ],
    },
  ],
  reserve: '220px',
  piece: () => import('../src/pieces/Pharmacy/Pharmacy.js'),
});
