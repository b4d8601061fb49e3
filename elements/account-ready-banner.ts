import { reactElement } from './element.js';

export const accountReadyBanner = reactElement({
  tag: 'ucp-account-ready-banner',
  summary: 'Says that the account was just set up, until the shopper closes it. Otherwise it takes no space.',
  parts: { setup: 'The message.' },
  component: () => import('../src/features/session/AccountReadyBanner/AccountReadyBanner.js'),
});
