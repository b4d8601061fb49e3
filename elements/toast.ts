import { flag } from '../src/platform/attributes.js';
import { awaitsGreeting } from '../src/platform/awaits-greeting.js';
import { reactElement } from './element.js';

export const toast = reactElement({
  tag: 'ucp-toast',
  summary:
    'Messages at the corner, or with `inline` in the flow of the page: on large screens once a session that items were added, or that a guest may be a member already; on all that the session has ended, and what came of a removal, or of a tool, that was asked for outside its list.',
  attributes: { inline: flag('Stands in the flow of the page, in place of the corner.') },
  events: ['ucp-sign-in', 'ucp-navigate'],
  parts: { toast: 'The message.' },
  isAtOnce: true,
  // The room of the message for guests.
  skeleton: (host) => (host.hasAttribute('inline') && awaitsGreeting() ? [{ box: 'row', of: [], height: 88 }] : []),
  piece: () => import('../src/pieces/Toast/Toast.js'),
});
