import { flag } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const importPopup = reactElement({
  tag: 'ucp-import-popup',
  summary: 'Brings a member’s drugs and doctors in from their claims; `show()` and `open` do nothing for who cannot import.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-tool-open'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The message about what went wrong.',
    add: 'The button that opens the drug tool when no claims were found.',
  },
  isPopup: true,
  piece: () => import('../src/pieces/ImportPopup/ImportPopup.js'),
});
