import { flag } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const extraHelpPopup = reactElement({
  tag: 'ucp-extra-help-popup',
  summary:
    'Tells, once a session, that the saved plans show their prices with Extra Help; `show()` and `open` bring it to everyone but an agent.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-view-change'],
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its text.', 'popup-foot': 'Its button.' },
  isPopup: true,
  piece: () => import('../src/pieces/ExtraHelpPopup/ExtraHelpPopup.js'),
});
