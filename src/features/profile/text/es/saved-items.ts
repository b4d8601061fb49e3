import type { Messages } from '../../../language/text/messages.js';

export const savedItems: Messages['savedItems'] = {
  heading: 'Lo que usted guardó',
  tile: {
    plans: (count) => (count === 1 ? 'Plan guardado' : 'Planes guardados'),
    drugs: (count) => (count === 1 ? 'Medicamento agregado' : 'Medicamentos agregados'),
    providers: () => 'Médicos y dentistas',
  },
  unknown: 'no disponible',
};
