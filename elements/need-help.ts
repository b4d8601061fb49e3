import { reactElement } from './element.js';

export const needHelp = reactElement({
  tag: 'ucp-need-help',
  summary: 'Whom to call, and when.',
  events: ['ucp-navigate'],
  parts: { help: 'The block.' },
  // On a phone the number stands below the words.
  skeleton: (host) => [
    {
      box: 'card',
      of: [
        [36, 30],
        [22, 50],
        [22, 60],
      ],
      height: host.clientWidth < 600 ? 441 : 189,
    },
  ],
  reserve: 'max(189px, min(441px, (664px - 100vw) * 999))',
  piece: () => import('../src/pieces/NeedHelp/NeedHelp.js'),
});
