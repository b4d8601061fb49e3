import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const importPopup = reactElement({
  tag: 'ucp-import-popup',
  summary: 'Imports a member’s drugs and doctors from their claims. `show()` and `open` do nothing if the shopper cannot import.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-tool-open'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The error message.',
    add: 'The button that opens the drug tool when no claims were found.',
  },
  isPopup: true,
  component: () => import('../src/features/import/ImportPopup/ImportPopup.js'),
});
