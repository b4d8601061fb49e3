import type { Messages } from '../messages.js';
import { allOf } from './lists.js';

/** So many names are read at a glance; more are counted. */
const NAMED = 3;

export const costChart: Messages['costChart'] = {
  heading: 'El costo anual de un vistazo',
  lead: 'Doce primas mensuales más el costo anual estimado de los medicamentos, del más bajo al más alto.',
  premium: 'Prima',
  drugs: 'Medicamentos',
  legendDrugs: 'Costo estimado de los medicamentos',
  total: 'Total al año: ',
  noTotal: {
    'premium-unknown': 'Sin total: la prima no está disponible',
    'drug-cost-unknown': 'Sin total: el costo de los medicamentos no está disponible',
  },
  noValue: 'no disponible',
  drugPart: {
    'none-saved': 'No hay medicamentos guardados',
    'no-drug-coverage': 'Sin cobertura de medicamentos recetados',
    unknown: 'Costo de los medicamentos no disponible',
    loading: 'Calculando el costo de los medicamentos',
  },
  withExtraHelp: 'con Ayuda Adicional',
  withoutExtraHelp: (total, premium, drugs) => `Sin Ayuda Adicional: ${total} (prima ${premium}, medicamentos ${drugs})`,
  leavesOut: (drugs) =>
    `No incluye ${drugs.length > NAMED ? `${drugs.length} medicamentos` : allOf(drugs)}, que no ${drugs.length === 1 ? 'está cubierto' : 'están cubiertos'}`,
  mayLeaveOut: 'Puede no incluir los medicamentos cuya cobertura no está disponible',
  notShown: (plans) =>
    plans === 1
      ? 'No se pudo cargar 1 plan guardado, que no está en este gráfico.'
      : `No se pudieron cargar ${plans} planes guardados, que no están en este gráfico.`,
  foot: 'Su costo real depende de la atención y los medicamentos que use. Estas cifras no incluyen los deducibles ni los copagos de las visitas al médico.',
  showTable: 'Mostrar como tabla',
  hideTable: 'Ocultar la tabla',
  column: {
    plan: 'Nombre del plan',
    premium: 'Prima al año',
    drugs: 'Medicamentos al año',
    total: 'Total al año',
    without: 'Total sin Ayuda Adicional',
  },
};
