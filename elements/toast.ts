import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const toast = reactElement({
  tag: 'ucp-toast',
  summary:
    'Messages at the corner, or with `inline` in the flow of the page. They say that the session has ended, or how a removal or a tool outside its list ended. Once a session, large screens also say that items were added, or that a guest may be a member.',
  attributes: { inline: flag('Shows messages in the flow of the page, not at the corner.') },
  events: ['ucp-sign-in', 'ucp-navigate'],
  parts: { toast: 'The message.' },
  isAtOnce: true,
  // The space for the message for guests.
  skeleton: ({ attribute, awaitsGreeting }) => (attribute('inline') !== null && awaitsGreeting ? [{ box: 'row', of: [], height: 88 }] : []),
  component: () => import('../src/features/page/Toast/Toast.js'),
});
