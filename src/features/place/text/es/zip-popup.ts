import type { ZipPopupText } from '../en/zip-popup.js';

export const zipPopup: ZipPopupText = {
  title: 'Escriba su código postal',
  zipCode: 'Código postal',
  hint: 'Escriba un código postal de 5 dígitos',
  invalid: 'El código postal no es válido',
  viewPlans: 'Ver planes',
  cancel: 'Cancelar',
  continue: 'Continuar',
  countyTitle: 'Elija su condado',
  countyLead: (zipCode) => `El código postal ${zipCode} está en más de un condado.`,
  county: 'Condado',
  countyMissing: 'Elija un condado',
};
