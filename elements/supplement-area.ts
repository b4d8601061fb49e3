import { reactElement } from './element.js';
import { cardParts } from './plan-card.js';

export const supplementArea = reactElement({
  tag: 'ucp-supplement-area',
  summary: 'The saved Medicare Supplement plans of the active year, or a notice in their place. Nothing if none is saved.',
  isSection: true,
  events: ['ucp-plan-details', 'ucp-plan-remove', 'ucp-navigate'],
  slots: { 'supplement-ui': 'The library puts the box for your supplement script here.' },
  parts: {
    ...cardParts,
    grid: 'All cards, in pairs.',
    pair: 'Two cards side by side, which share their rows.',
    notice: 'The notice in place of the area, or the message about a removal.',
  },
  component: () => import('../src/features/supplement/SupplementArea/SupplementArea.js'),
});
