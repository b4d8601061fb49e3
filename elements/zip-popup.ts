import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const zipPopup = reactElement({
  tag: 'ucp-zip-popup',
  summary: 'Asks for the ZIP code, and for the county if there are several. Enrollment needs them.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-navigate'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its form.',
    'popup-foot': 'Its buttons.',
    more: 'The button that shows more of a long list.',
  },
  isPopup: true,
  component: () => import('../src/features/page/ZipPopup/ZipPopup.js'),
});
