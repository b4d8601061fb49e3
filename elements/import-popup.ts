import { flag } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const importPopup = reactElement({
  tag: 'ucp-import-popup',
  summary: 'Brings a member’s drugs and doctors in from their claims; `show()` and `open` do nothing for who cannot import.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The message about what went wrong.',
  },
  isPopup: true,
  piece: () => import('../src/pieces/ImportPopup/ImportPopup.js'),
});
