import { allOf } from '../../../language/text/es/lists.js';
import type { CostText } from '../en/cost.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

export const cost: CostText = {
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
  yourPlanNowIn: (year) => `Su plan actual, en ${year}`,
  lost: {
    drugs: (names) => `ya no se cubre: ${names.join(', ')}`,
    doctors: (names) => `ya no está en la red: ${names.join(', ')}`,
  },
  sinceLastYear: {
    more: (amount, year) => `${amount} más que en ${year}`,
    less: (amount, year) => `${amount} menos que en ${year}`,
    same: (year) => `igual que en ${year}`,
  },
  restOfYear: ({ fromMonth, year }, amount) => `${fromMonth === 11 ? 'Noviembre y diciembre' : 'Diciembre'} de ${year}: unos ${amount}`,
  withHelp: {
    before: 'Con Ayuda Adicional,',
    wouldCost: 'costaría',
    aYearNot: (amount) => `al año, no ${amount}.`,
  },
  estimates: 'Estas cifras son estimaciones. No incluyen los copagos de las visitas al médico.',
  answer: {
    lowest: {
      'every-plan': 'Costo anual más bajo: {plan}, {amount}.',
      'anybody-can-join': 'Costo anual más bajo de un plan Medicare Advantage en el que cualquiera puede inscribirse: {plan}, {amount}.',
      'with-drug-coverage':
        'Costo anual más bajo de un plan Medicare Advantage con cobertura de medicamentos en el que cualquiera puede inscribirse: {plan}, {amount}.',
      'drug-plan': 'Costo anual más bajo de un plan de medicamentos: {plan}, {amount}.',
    },
    drugs: (covered, of) => `Cubre ${countOf(covered, of, 'medicamento')}.`,
    doctors: (covered, of) => `${countOf(covered, of, 'médico')} ${covered === 1 ? 'está' : 'están'} en su red.`,
    moreDoctors: (covered, of) => `{plan} tiene ${countOf(covered, of, 'médico')}, por {amount} al año.`,
    more: (amount) => `${amount} más`,
  },
  counts: {
    drugs: (covered, of) => countOf(covered, of, 'medicamento'),
    doctors: (covered, of) => countOf(covered, of, 'médico'),
    spokenDrugs: (covered, of) => `cubre ${countOf(covered, of, 'medicamento')}`,
    spokenDoctors: (covered, of) => `${countOf(covered, of, 'médico')} en la red`,
  },
};

function named(drugs: readonly string[]): string {
  return drugs.length > NAMED ? `${drugs.length} medicamentos` : allOf(drugs);
}

function countOf(covered: number, of: number, noun: string): string {
  return `${covered} de ${of} ${noun}${of === 1 ? '' : 's'}`;
}
