import { reactElement } from './element.js';

export const importProgress = reactElement({
  tag: 'ucp-import-progress',
  summary: 'Covers the page after sign-in while the library looks for the shopper’s drugs and doctors.',
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its content.' },
  isAtOnce: true,
  component: () => import('../src/features/import/ImportProgress/ImportProgress.js'),
});
