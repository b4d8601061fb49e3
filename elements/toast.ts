import { reactElement } from './element.js';

export const toast = reactElement({
  tag: 'ucp-toast',
  summary: 'A message at the corner of large screens, once a session: items were added, or a guest may be a member already.',
  events: ['ucp-sign-in', 'ucp-navigate'],
  parts: { toast: 'The message.' },
  isAtOnce: true,
  piece: () => import('../src/pieces/Toast/Toast.js'),
});
