import { defineText } from '../../../language/text/define-text.js';

export const needHelp = defineText('needHelp', {
  title: 'Need help?',
  lead: 'Talk with a licensed insurance agent.',
  /** The agents' hours if the content has none (CONST-05). */
  hours: '8 a.m. to 8 p.m. local time, 7 days a week',
  tty: (number: string) => `TTY ${number}`,
});

export type NeedHelpText = typeof needHelp;
