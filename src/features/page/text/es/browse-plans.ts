import type { BrowsePlansText } from '../en/browse-plans.js';

export const browsePlans: BrowsePlansText = {
  title: '¿Busca un plan?',
  available: (county) => `Vea los planes disponibles en ${county ?? 'su área'}.`,
  browse: 'Ver todos los planes',
};
