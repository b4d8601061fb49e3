import { longDate } from '../../../language/text/es/dates.js';
import type { Messages } from '../../../language/text/messages.js';

export const applications: Messages['applications'] = {
  heading: 'Sus solicitudes',
  premium: (amount) => `${amount} de prima mensual`,
  saved: (when) => `Guardada: ${when}`,
  statusDate: (date) => `Fecha del estado: ${longDate(date)}`,
  step: (place, of) => `Paso ${place} de ${of}`,
  stepName: {
    welcome: 'Bienvenida',
    'personal-information': 'Información personal',
    'medicare-information': 'Información de Medicare',
    'medicaid-information': 'Información de Medicaid',
    'mailing-address': 'Dirección postal',
    'phone-number': 'Número de teléfono',
    'language-preference': 'Idioma preferido',
    'chronic-questions': 'Preguntas sobre afecciones crónicas',
    'use-disclosure': 'Uso y divulgación',
    'prescription-drug-coverage': 'Cobertura de medicamentos recetados',
    'special-election-period': 'Período Especial de Inscripción',
    'effective-date': 'Fecha de vigencia',
    'provider-search': 'Búsqueda de proveedores',
    'monthly-premium': 'Prima mensual',
    authorization: 'Autorización',
    'statement-of-understanding': 'Declaración de comprensión',
    review: 'Revisión',
  },
  continue: 'Continuar su solicitud',
  view: 'Ver los detalles de la solicitud',
  questions: '¿Tiene preguntas? Llame al',
  tty: (number) => `TTY ${number}`,
  readingStatus: 'Consultando el estado de su solicitud',
};
