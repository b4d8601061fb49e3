import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const extraHelpPopup = reactElement({
  tag: 'ucp-extra-help-popup',
  summary: 'Says once a session that prices include Extra Help. `show()` and `open` show it to everyone except agents.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-view-change'],
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its text.', 'popup-foot': 'Its button.' },
  isPopup: true,
  component: () => import('../src/features/extra-help/ExtraHelpPopup/ExtraHelpPopup.js'),
});
