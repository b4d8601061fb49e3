import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const counselorPopup = reactElement({
  tag: 'ucp-counselor-popup',
  summary: 'Asks for the content of the sheet for a counselor, and prints it.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close'],
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its choices.', 'popup-foot': 'Its buttons.' },
  isPopup: true,
  component: () => import('../src/features/counselor/CounselorPopup/CounselorPopup.js'),
});
