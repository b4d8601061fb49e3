import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const emailPopup = reactElement({
  tag: 'ucp-email-popup',
  summary: 'Sends the saved plans of the active year to an email address.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close'],
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its form.', 'popup-foot': 'Its buttons.' },
  isPopup: true,
  component: () => import('../src/features/plans/EmailPopup/EmailPopup.js'),
});
