import type { Messages } from '../../../language/text/messages.js';

export const needHelp: Messages['needHelp'] = {
  title: 'Need help?',
  lead: 'Talk with a licensed insurance agent.',
  hours: '8 a.m. to 8 p.m. local time, 7 days a week',
  tty: (number) => `TTY ${number}`,
};
