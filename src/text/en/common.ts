import type { Messages } from '../messages.js';

export const common: Messages['common'] = {
  loadFailed: 'We could not load your saved items.',
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
};
