import type { Messages } from '../messages.js';

export const common: Messages['common'] = {
  loadFailed: 'We could not load your saved items.',
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  showMore: (more) => `Show ${more} more`,
  shownOf: (shown, all) => `${shown} of ${all.toLocaleString('en-US')} shown`,
  listIsCut: (shown) => `This list is very long. We can show only the first ${shown.toLocaleString('en-US')}. The others are still saved.`,
};
