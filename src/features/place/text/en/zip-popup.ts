import type { Messages } from '../../../language/text/messages.js';

export const zipPopup: Messages['zipPopup'] = {
  title: 'Enter your ZIP code',
  zipCode: 'ZIP code',
  hint: 'Enter a 5-digit ZIP code',
  invalid: 'Invalid ZIP code entered',
  viewPlans: 'View plans',
  cancel: 'Cancel',
  continue: 'Continue',
  countyTitle: 'Choose your county',
  countyLead: (zipCode) => `ZIP code ${zipCode} is in more than one county.`,
  county: 'County',
  countyMissing: 'Please choose a county',
};
