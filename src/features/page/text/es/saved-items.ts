import type { SavedItemsText } from '../en/saved-items.js';

export const savedItems: SavedItemsText = {
  heading: 'Lo que usted guardó',
  tile: {
    plans: (count) => (count === 1 ? 'Plan guardado' : 'Planes guardados'),
    drugs: (count) => (count === 1 ? 'Medicamento agregado' : 'Medicamentos agregados'),
    providers: () => 'Médicos y dentistas',
  },
  unknown: 'no disponible',
};
