import { defineText } from '../../../language/text/define-text.js';

export const upsell = defineText('upsell', {
  seeOptions: 'See options',
});

export type UpsellText = typeof upsell;
