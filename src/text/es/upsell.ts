import type { Messages } from '../messages.js';

export const upsell: Messages['upsell'] = {
  seeOptions: 'Ver opciones',
};
