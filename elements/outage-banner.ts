import { reactElement } from './element.js';

export const outageBanner = reactElement({
  tag: 'ucp-outage-banner',
  summary: 'Says that sign-in is not available, until the shopper closes it. Otherwise it takes no space.',
  parts: { outage: 'The message.' },
  component: () => import('../src/features/session/OutageBanner/OutageBanner.js'),
});
