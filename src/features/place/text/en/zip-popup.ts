import { defineText } from '../../../language/text/define-text.js';

export const zipPopup = defineText('zipPopup', {
  title: 'Enter your ZIP code',
  zipCode: 'ZIP code',
  hint: 'Enter a 5-digit ZIP code',
  invalid: 'Invalid ZIP code entered',
  viewPlans: 'View plans',
  cancel: 'Cancel',
  continue: 'Continue',
  countyTitle: 'Choose your county',
  countyLead: (zipCode: string) => `ZIP code ${zipCode} is in more than one county.`,
  county: 'County',
  countyMissing: 'Please choose a county',
});

export type ZipPopupText = typeof zipPopup;
