import { reactElement } from './element.js';

export const accountReadyBanner = reactElement({
  tag: 'ucp-account-ready-banner',
  summary: 'Says that the account was just set up, until the shopper closes it; else it takes no place.',
  parts: { setup: 'The message.' },
  piece: () => import('../src/pieces/AccountReadyBanner/AccountReadyBanner.js'),
});
