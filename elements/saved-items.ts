import { reactElement } from './element.js';

export const savedItems = reactElement({
  tag: 'ucp-saved-items',
  summary: 'How many plans, drugs and doctors are saved; each tile opens its view.',
  events: ['ucp-view-change'],
  parts: { tile: 'One tile.' },
  skeleton: [
    [36, 40],
    {
      box: 'grid',
      of: [
        { box: 'card', of: [48] },
        { box: 'card', of: [48] },
        { box: 'card', of: [48] },
      ],
    },
  ],
  reserve: '162px',
  piece: () => import('../src/pieces/SavedItems/SavedItems.js'),
});
