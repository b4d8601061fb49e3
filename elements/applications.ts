import { applicationCard } from './application-card.js';
import { reactElement } from './element.js';

export const applications = reactElement({
  tag: 'ucp-applications',
  summary: 'The drafts and submitted applications of the shopper. Nothing if there are none.',
  isSection: true,
  events: [...(applicationCard.events ?? [])],
  parts: {
    ...applicationCard.parts,
    all: 'On phones, the button that shows all applications.',
    more: 'The button that shows more of a long list.',
  },
  component: () => import('../src/features/enrollment/Applications/Applications.js'),
});
