import { defineText } from '../define-text.js';

export const common = defineText('common', {
  loadFailed: 'We could not load your saved items.',
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  /** Shows the remaining rows of a long list (SAFE-05). */
  showMore: (more: number) => `Show ${more} more`,
  shownOf: (shown: number, all: number) => `${shown} of ${all.toLocaleString('en-US')} shown`,
  /** The service has more rows than the page can show (SAFE-05). */
  listIsCut: (shown: number) =>
    `This list is very long. We can show only the first ${shown.toLocaleString('en-US')}. The others are still saved.`,
});

export type CommonText = typeof common;
