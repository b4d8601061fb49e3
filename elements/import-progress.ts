import { reactElement } from './element.js';

export const importProgress = reactElement({
  tag: 'ucp-import-progress',
  summary: 'Shows, over the page, that the drugs and doctors of someone who has just signed in are being found.',
  parts: { popup: 'The dialog.', 'popup-head': 'Its heading.', 'popup-body': 'Its content.' },
  isAtOnce: true,
  piece: () => import('../src/pieces/ImportProgress/ImportProgress.js'),
});
