import type { Messages } from '../../../language/text/messages.js';

export const browsePlans: Messages['browsePlans'] = {
  title: '¿Busca un plan?',
  available: (county) => `Vea los planes disponibles en ${county ?? 'su área'}.`,
  browse: 'Ver todos los planes',
};
