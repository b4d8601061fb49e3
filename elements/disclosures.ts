import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const disclosures = reactElement({
  tag: 'ucp-disclosures',
  summary: 'Disclosures about supplement plans, and the footnotes of plan cards.',
  isSection: true,
  attributes: { compact: flag('One row that opens the text, as the whole page has it on phones. Required notices stay in sight.') },
  events: ['ucp-navigate', 'ucp-view-change'],
  parts: { toggle: 'In one row, the button that opens it.', disclosures: 'The box.' },
  isAtOnce: true,
  skeleton: ({ attribute }) =>
    attribute('compact') === null ? [{ box: 'card', of: [[28, 45], 44, 22, 22], height: 344 }] : [{ box: 'row', of: [], height: 53 }],
  reserve: '344px',
  component: () => import('../src/features/page/Disclosures/Disclosures.js'),
});
