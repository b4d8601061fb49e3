import { reactElement } from './element.js';
import { cardParts } from './plan-card.js';

export const supplementArea = reactElement({
  tag: 'ucp-supplement-area',
  summary: 'The saved Medicare Supplement plans of the active year, or the notice that stands in for them; nothing when none is saved.',
  events: ['ucp-plan-details', 'ucp-plan-remove', 'ucp-navigate'],
  slots: { 'supplement-ui': 'Where the brand’s own supplement script draws; the library fills it.' },
  parts: {
    ...cardParts,
    grid: 'All cards, a pair below the other.',
    pair: 'Two cards side by side, that share their rows.',
    notice: 'What stands in for the area, or tells of a removal.',
  },
  piece: () => import('../src/pieces/SupplementArea/SupplementArea.js'),
});
