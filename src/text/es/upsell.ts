import type { Messages } from '../messages.js';

export const upsell: Messages['upsell'] = {
  title: 'Agregue servicios dentales a su plan',
  lead: (year) => `Ya tiene un plan para ${year}. Vea los extras que lo acompañan.`,
  seeOptions: 'Ver opciones',
};
