import { reactElement } from './element.js';

export const outageBanner = reactElement({
  tag: 'ucp-outage-banner',
  summary: 'Says that signing in is not available, until the shopper closes it; else it takes no place.',
  parts: { outage: 'The message.' },
  piece: () => import('../src/pieces/OutageBanner/OutageBanner.js'),
});
