import type { Messages } from '../../../language/text/messages.js';

export const upsell: Messages['upsell'] = {
  seeOptions: 'See options',
};
