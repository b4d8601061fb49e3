import { reactElement } from './element.js';

export const browsePlans = reactElement({
  tag: 'ucp-browse-plans',
  summary: 'A panel that leads to all plans of the active year, while drugs or doctors show, or something is still missing.',
  events: ['ucp-navigate'],
  parts: { browse: 'The panel.' },
  piece: () => import('../src/pieces/BrowsePlans/BrowsePlans.js'),
});
