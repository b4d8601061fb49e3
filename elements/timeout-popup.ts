import { flag } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const timeoutPopup = reactElement({
  tag: 'ucp-timeout-popup',
  summary:
    'Warns before a session ends for want of activity; `show()` and `open` bring the warning on, and it counts down as its own does. A guest has no session that could end.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-sign-out', 'ucp-navigate'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The message about what went wrong.',
  },
  isPopup: true,
  piece: () => import('../src/pieces/TimeoutPopup/TimeoutPopup.js'),
});
