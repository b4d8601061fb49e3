import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const signOutPopup = reactElement({
  tag: 'ucp-sign-out-popup',
  summary: 'Asks before the shopper signs out. `show()` and `open` do nothing for guests.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-sign-out', 'ucp-navigate'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The error message.',
  },
  isPopup: true,
  component: () => import('../src/features/session/SignOutPopup/SignOutPopup.js'),
});
