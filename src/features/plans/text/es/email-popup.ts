import type { EmailPopupText } from '../en/email-popup.js';

export const emailPopup: EmailPopupText = {
  title: 'Enviar sus planes por correo electrónico',
  lead: (count, year) => `Le enviaremos ${count === 1 ? 'su plan guardado' : `sus ${count} planes guardados`} para ${year}.`,
  contents: 'El correo electrónico compara cuánto cuestan y nombra los medicamentos y médicos que no cubren.',
  nothing: 'Aún no tiene planes guardados para {year} para enviar.',
  address: 'Dirección de correo electrónico',
  invalidAddress: 'Error: Escriba una dirección de correo electrónico válida',
  consent: 'Al dar su dirección de correo electrónico, usted acepta que nos comuniquemos con usted.',
  failed: 'No pudimos enviar sus planes guardados',
  failedHint: 'Su dirección sigue aquí. Inténtelo de nuevo en un momento.',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando sus planes guardados',
  sentTitle: 'En camino',
  sent: 'Sus planes guardados se enviaron a la dirección que usted dio.',
};
