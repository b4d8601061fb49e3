import { defineText } from '../../../language/text/define-text.js';

/** The fields of a form about a person, and their errors (IDC-06, IMP-05). */
export const person = defineText('person', {
  label: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    medicareNumber: 'Medicare number',
    zipCode: 'ZIP code',
  },
  date: { month: 'Month', day: 'Day', year: 'Year' },
  gender: { m: 'Male', f: 'Female' },
  /** The button that masks the Medicare number, and shows it again. */
  cover: { show: 'Show', hide: 'Hide' },
  zipHint: 'Five digits',
  error: {
    firstName: 'Error: Please enter a valid first name',
    lastName: 'Error: Please enter a valid last name',
    email: 'Error: Please enter a valid email address',
    dateOfBirth: 'Error: Please enter a valid date of birth',
    gender: 'Please select a gender',
    medicareNumber: 'Error: Please enter a valid Medicare number',
    zipCode: 'Error: Please enter a valid ZIP code',
  },
});

export type PersonText = typeof person;
