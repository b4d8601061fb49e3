import type { NeedHelpText } from '../en/need-help.js';

export const needHelp: NeedHelpText = {
  title: '¿Necesita ayuda?',
  lead: 'Hable con un agente de seguros con licencia.',
  hours: 'De 8 a.m. a 8 p.m., hora local, los 7 días de la semana',
  tty: (number) => `TTY ${number}`,
};
