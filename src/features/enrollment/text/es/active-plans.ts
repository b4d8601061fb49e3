import { longDate } from '../../../language/text/es/dates.js';
import type { ActivePlansText } from '../en/active-plans.js';

export const activePlans: ActivePlansText = {
  heading: 'Sus planes activos',
  active: 'Activo',
  status: { enrolled: 'Inscripción confirmada', 'auto-enrolled': 'Inscripción automática' },
  tip: {
    enrolled: 'Su inscripción en este plan para {year} está confirmada.',
    'auto-enrolled': 'No tiene que hacer nada. Su plan se renueva el 1 de enero de {year}.',
  },
  effective: (date) => `Vigente desde el ${longDate(date)}`,
  starts: (date) => `Comienza el ${longDate(date)}`,
  viewBenefits: 'Ver los beneficios para miembros',
  newTab: '(se abre en una pestaña nueva)',
};
