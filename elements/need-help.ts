import { heightAt } from '../src/platform/skeleton.js';
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
      height: heightAt(host, 189, [345, 413], [380, 385], [600, 357]),
    },
  ],
  reserve: 'max(189px, min(357px, (664px - 100vw) * 999), min(385px, (412px - 100vw) * 999), min(413px, (377px - 100vw) * 999))',
  piece: () => import('../src/pieces/NeedHelp/NeedHelp.js'),
});
