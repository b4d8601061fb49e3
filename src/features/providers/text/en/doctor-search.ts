import type { Messages } from '../../../language/text/messages.js';

export const doctorSearch: Messages['doctorSearch'] = {
  label: 'Doctor search',
  title: 'Are your doctors covered?',
  lead: 'Add your doctors and dentists to see which of your saved plans cover them.',
  button: 'Find doctors and dentists',
};
