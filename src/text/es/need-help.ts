import type { Messages } from '../messages.js';

export const needHelp: Messages['needHelp'] = {
  title: '¿Necesita ayuda?',
  lead: 'Hable con un agente de seguros con licencia.',
  hours: 'De 8 a.m. a 8 p.m., hora local, los 7 días de la semana',
  salesHours: 'Agentes de ventas: de 7 a.m. a 7 p.m., hora del centro, los 7 días',
  tty: (number) => `TTY ${number}`,
};
