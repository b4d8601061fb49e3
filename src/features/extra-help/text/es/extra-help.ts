import type { Messages } from '../../../language/text/messages.js';
import { oneOf } from '../../../profile/text/es/lists.js';

const nowWith = 'Sus planes guardados ahora muestran la prima y los costos de los medicamentos con Ayuda Adicional.';

export const extraHelp: Messages['extraHelp'] = {
  question: '¿Recibe Ayuda Adicional para pagar sus medicamentos recetados?',
  answer: { yes: 'Sí', no: 'No' },
  line: 'Ayuda Adicional:',
  included: { yes: 'incluida', no: 'no incluida' },
  fromRecord: ', según su registro de Medicare',
  change: 'Cambiar',
  nowShown: {
    yes: nowWith,
    no: 'Sus planes guardados ahora muestran la prima y los costos de los medicamentos sin Ayuda Adicional.',
  },
};

export const extraHelpPopup: Messages['extraHelpPopup'] = {
  title: 'Ayuda Adicional',
  nowShown: nowWith,
  exampleWith: (year) => `Ejemplo para ${year}: prima con Ayuda Adicional`,
  exampleWithout: (year) => `Ejemplo para ${year}: prima sin ella`,
  levels: (percents) => `La Ayuda Adicional paga el ${oneOf(percents)} por ciento de la prima de medicamentos.`,
  // 'full Extra Help' is the full subsidy. The other levels are percentages.
  ownLevel: (name) => `Su nivel es ${name === 'full Extra Help' ? 'Ayuda Adicional completa' : name}.`,
  hint: 'Su nivel determina cuánto ahorra. Llame al Seguro Social si tiene dudas.',
  showPlans: 'Mostrar mis planes',
};
