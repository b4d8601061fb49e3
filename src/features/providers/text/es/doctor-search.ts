import type { DoctorSearchText } from '../en/doctor-search.js';

export const doctorSearch: DoctorSearchText = {
  label: 'Búsqueda de médicos',
  title: '¿Están cubiertos sus médicos?',
  lead: 'Agregue sus médicos y dentistas para ver cuáles de sus planes guardados los cubren.',
  button: 'Buscar médicos y dentistas',
};
