import type { Messages } from '../../../language/text/messages.js';

export const doctorSearch: Messages['doctorSearch'] = {
  label: 'Búsqueda de médicos',
  title: '¿Están cubiertos sus médicos?',
  lead: 'Agregue sus médicos y dentistas para ver cuáles de sus planes guardados los cubren.',
  button: 'Buscar médicos y dentistas',
};
