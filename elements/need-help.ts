import { reactElement } from './element.js';

export const needHelp = reactElement({
  tag: 'ucp-need-help',
  summary: 'Whom to call, and when.',
  events: ['ucp-navigate'],
  parts: { help: 'The block.' },
  skeleton: [
    {
      box: 'card',
      of: [
        [36, 30],
        [22, 50],
        [22, 60],
        [40, 40],
      ],
      height: 185,
    },
  ],
  reserve: '185px',
  piece: () => import('../src/pieces/NeedHelp/NeedHelp.js'),
});
