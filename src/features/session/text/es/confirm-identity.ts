import type { ConfirmIdentityText } from '../en/confirm-identity.js';

export const confirmIdentity: ConfirmIdentityText = {
  title: 'Confirme su identidad',
  lead: 'Revise que todo coincida con su tarjeta de Medicare.',
  medicareHint: '11 caracteres en su tarjeta roja, blanca y azul de Medicare',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  notConfirmed: 'No pudimos confirmar su identidad.',
  attemptsLeft: (count) =>
    count === 1 ? 'Le queda 1 intento para confirmar su identidad.' : `Le quedan ${count} intentos para confirmar su identidad.`,
  unavailable: 'No pudimos verificar su información en este momento. Inténtelo de nuevo.',
  locked:
    'Lo sentimos, pero ha alcanzado el número máximo de intentos para confirmar su identidad. Comuníquese con nosotros para intentarlo de nuevo:',
  tty: (tty) => `TTY: ${tty}`,
  hours: 'llamada sin costo, de 8 a.m. a 8 p.m., los 7 días de la semana',
  loading: 'Estamos verificando su información.',
  successTitle: '¡Listo!',
  success: 'Su información se agregó a su perfil.',
};
