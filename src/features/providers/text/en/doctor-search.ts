import { defineText } from '../../../language/text/define-text.js';

export const doctorSearch = defineText('doctorSearch', {
  label: 'Doctor search',
  title: 'Are your doctors covered?',
  lead: 'Add your doctors and dentists to see which of your saved plans cover them.',
  button: 'Find doctors and dentists',
});

export type DoctorSearchText = typeof doctorSearch;
