import type { Messages } from '../messages.js';
import { countyName } from './places.js';

export const browsePlans: Messages['browsePlans'] = {
  title: '¿Busca un plan?',
  available: (county) => `Vea los planes disponibles en ${county ? `el ${countyName(county)}` : 'su área'}.`,
  browse: 'Ver todos los planes',
};
