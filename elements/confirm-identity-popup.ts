import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const confirmIdentityPopup = reactElement({
  tag: 'ucp-confirm-identity-popup',
  summary: 'Asks a member from phone sales to confirm their identity. Opens by itself once a session, and only for them.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-identity-confirmed'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The error message.',
  },
  isPopup: true,
  component: () => import('../src/features/session/ConfirmIdentityPopup/ConfirmIdentityPopup.js'),
});
