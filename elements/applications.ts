import { applicationCard } from './application-card.js';
import { reactElement } from './element.js';

export const applications = reactElement({
  tag: 'ucp-applications',
  summary: 'The drafts and submitted applications of the shopper; nothing when there is none.',
  events: [...(applicationCard.events ?? [])],
  parts: { ...applicationCard.parts },
  piece: () => import('../src/pieces/Applications/Applications.js'),
});
