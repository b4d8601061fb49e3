import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const timeoutPopup = reactElement({
  tag: 'ucp-timeout-popup',
  summary: 'Warns before an inactive session ends. `show()` and `open` show the warning with its countdown. Guests have no session.',
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
  component: () => import('../src/features/session/TimeoutPopup/TimeoutPopup.js'),
});
