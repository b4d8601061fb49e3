import type { SupplementAreaText } from '../en/supplement-area.js';

export const supplementArea: SupplementAreaText = {
  heading: 'Sus planes suplementarios de Medicare',
  lead: 'Planes que ayudan a pagar lo que Medicare Original no paga.',
  notice:
    'La tarjeta del plan no está disponible para los planes de seguro suplementario de Medicare. Estamos trabajando para darle la información que necesita. Vuelva a visitarnos pronto. También puede llamar al {phone}/TTY 711 y hablar con un agente o productor de seguros con licencia que puede ayudarle.',
  closeNotice: 'Cerrar este aviso',
  failed: 'No pudimos cargar sus planes suplementarios de Medicare',
  failedSome: 'No pudimos cargar todos sus planes suplementarios de Medicare',
  failedHint: 'Siguen en su lista.',
  tryLater: 'Inténtelo de nuevo en un momento.',
};
