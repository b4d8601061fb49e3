import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const removePopup = reactElement({
  tag: 'ucp-remove-popup',
  summary: 'Asks before a plan, drug or doctor is removed. Only the lists open it: `show()` and `open` name no item.',
  attributes: { open: flag('The popup is open.', { reflects: true }) },
  events: ['ucp-close', 'ucp-plan-remove', 'ucp-drug-remove', 'ucp-provider-remove'],
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its text.', 'popup-foot': 'Its buttons.' },
  isPopup: true,
  component: () => import('../src/features/page/RemovePopup/RemovePopup.js'),
});
