import type { ProviderListText } from '../en/providers.js';

export const providerList: ProviderListText = {
  heading: 'Sus médicos y dentistas',
  lead: 'Comparamos esta lista con la red de cada plan guardado.',
  add: 'Agregar médicos y dentistas',
  addMore: 'Agregar más médicos y dentistas',
  kind: { dental: 'Odontología: ', behavioral: 'Salud mental: ', place: 'Centro médico: ', default: 'Atención médica: ' },
  edit: 'Editar',
  remove: 'Quitar',
  empty: 'Aún no hay médicos ni dentistas guardados',
  emptyHint: (hasPlans) =>
    hasPlans
      ? 'Ya tiene planes guardados. Agregue sus médicos para ver qué planes los cubren.'
      : 'Agregue sus médicos para ver qué planes los cubren.',
  browse: (year) => (year === null ? 'Ver todos los planes' : `Ver todos los planes de ${year}`),
};
