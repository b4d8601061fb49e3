import { allOf } from '../../../language/text/es/lists.js';
import type { PharmacyComparisonText } from '../en/pharmacy-comparison.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

export const pharmacyComparison: PharmacyComparisonText = {
  heading: 'Comparar farmacias',
  lead: 'Total anual, prima + sus medicamentos',
  leadWithExtraHelp: 'Total anual, prima + sus medicamentos, con Ayuda Adicional',
  caption: 'Total anual de cada plan en cada farmacia',
  withExtraHelp: 'con Ayuda Adicional',
  kind: (isMailOrder, isPreferred) => `${isMailOrder ? 'Entrega a domicilio' : 'Farmacia minorista'}${isPreferred ? ', preferida' : ''}`,
  lowest: 'el más bajo',
  incomplete: 'Incompleto:',
  problem: {
    'not-covered': 'No está cubierta',
    'out-of-network': 'Fuera de la red',
  },
  notAvailable: (drugs) => `${drugs.length > NAMED ? `${drugs.length} medicamentos` : allOf(drugs)}: precio no disponible`,
  loadingPrices: 'Cargando los precios',
  notLoaded: 'No se cargaron',
  failed: 'No se pudieron cargar los precios',
  failedAt: (pharmacy) => `No se pudieron cargar los precios en ${pharmacy}.`,
  choose: 'Elija una farmacia',
  chooseYours: 'Elija su farmacia',
  yours: 'Su farmacia',
  use: 'Usar esta farmacia',
};
