import type { ExtraHelpPopupText, ExtraHelpText } from '../en/extra-help.js';

const nowWith = 'Sus planes guardados ahora muestran la prima y los costos de los medicamentos con Ayuda Adicional.';

export const extraHelp: ExtraHelpText = {
  question: '¿Recibe Ayuda Adicional para pagar sus medicamentos recetados?',
  answer: { yes: 'Sí', no: 'No' },
  line: 'Ayuda Adicional:',
  included: { yes: 'incluida', no: 'no incluida' },
  fromRecord: ', según su registro de Medicare',
  change: 'Cambiar',
  howToApply: 'Cómo solicitarla',
  nowShown: {
    yes: nowWith,
    no: 'Sus planes guardados ahora muestran la prima y los costos de los medicamentos sin Ayuda Adicional.',
  },
};

export const extraHelpPopup: ExtraHelpPopupText = {
  title: 'Ayuda Adicional',
  nowShown: nowWith,
  exampleWith: (year) => `Ejemplo para ${year}: prima con Ayuda Adicional`,
  exampleWithout: (year) => `Ejemplo para ${year}: prima sin ella`,
  levels: 'En {year}, todas las personas que reúnen los requisitos para la Ayuda Adicional reciben el subsidio completo de la prima.',
  fullLevel: 'Su nivel es Ayuda Adicional completa.',
  hint: 'Su nivel determina cuánto ahorra. Llame al Seguro Social si tiene dudas.',
  showPlans: 'Mostrar mis planes',
};
