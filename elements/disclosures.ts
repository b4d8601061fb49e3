import { reactElement } from './element.js';

export const disclosures = reactElement({
  tag: 'ucp-disclosures',
  summary: 'Disclosures about supplement plans, and the footnotes of plan cards.',
  isSection: true,
  events: ['ucp-navigate', 'ucp-view-change'],
  parts: { disclosures: 'The box.' },
  isAtOnce: true,
  skeleton: [{ box: 'card', of: [[28, 45], 44, 22, 22], height: 344 }],
  reserve: '344px',
  component: () => import('../src/features/page/Disclosures/Disclosures.js'),
});
