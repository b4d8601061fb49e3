import { flag } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const confirmIdentityPopup = reactElement({
  tag: 'ucp-confirm-identity-popup',
  summary: 'Asks a member who was sold to on the telephone to confirm who they are; opens by itself once a session, and for nobody else.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-identity-confirmed'],
  parts: {
    popup: 'The dialog.',
    'popup-head': 'Its heading.',
    'popup-body': 'Its content.',
    'popup-foot': 'Its buttons.',
    notice: 'The message about what went wrong.',
  },
  isPopup: true,
  piece: () => import('../src/pieces/ConfirmIdentityPopup/ConfirmIdentityPopup.js'),
});
