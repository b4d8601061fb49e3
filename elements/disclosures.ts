import { reactElement } from './element.js';

export const disclosures = reactElement({
  tag: 'ucp-disclosures',
  summary: 'What has to be said of supplement plans, and the notes that the texts of plan cards mark.',
  events: ['ucp-navigate'],
  parts: { disclosures: 'The box.' },
  isAtOnce: true,
  skeleton: (host) => [{ box: 'card', of: [[28, 45], 44, 22, 22], height: host.clientWidth < 600 ? 519 : 344 }],
  reserve: 'max(344px, min(519px, (664px - 100vw) * 999))',
  piece: () => import('../src/pieces/Disclosures/Disclosures.js'),
});
