import type { UpsellText } from '../en/upsell.js';

export const upsell: UpsellText = {
  seeOptions: 'Ver opciones',
};
