import type { Messages } from '../../../language/text/messages.js';
import { allOf } from '../../../profile/text/es/lists.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

export const cost: Messages['cost'] = {
  aYear: 'al año',
  premiumOnly: {
    'none-saved': 'solo la prima, hasta que agregue sus medicamentos',
    'no-drug-coverage': 'solo la prima, sin cobertura de medicamentos',
  },
  incomplete: 'El total está incompleto',
  missing: ({ fullPrice, notAvailable }) =>
    [
      fullPrice.length > 0 && `+ ${named(fullPrice)} a precio completo`,
      notAvailable.length > 0 && `+ ${named(notAvailable)}, precio no disponible`,
    ]
      .filter(Boolean)
      .join(' '),
  includes: (drugs, price) => `incluye ${named(drugs)} a precio completo, ${price}`,
  noTotal: {
    'premium-unknown': 'La prima no está disponible',
    loading: 'Calculando el costo',
    'not-available': 'Costo no disponible',
  },
  yourPlanNow: 'Su plan actual',
  restOfYear: ({ fromMonth, year }, amount) => `${fromMonth === 11 ? 'Noviembre y diciembre' : 'Diciembre'} de ${year}: unos ${amount}`,
  estimates: 'Estas cifras son estimaciones. No incluyen los copagos de las visitas al médico.',
};

function named(drugs: readonly string[]): string {
  return drugs.length > NAMED ? `${drugs.length} medicamentos` : allOf(drugs);
}
