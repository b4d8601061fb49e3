import { defineText } from '../../../language/text/define-text.js';

export const importPopup = defineText('importPopup', {
  title: 'Find your drugs and doctors',
  lead: 'We can add the drugs and doctors from your claims to your profile.',
  medicareHint: '9 to 10 digits, no space, or your 11-character Medicare number',
  attestation: 'I attest that this information is mine and that it is correct.',
  notAttested: 'You must attest in order to continue',
  cancel: 'Cancel',
  submit: 'View your drugs and doctors',
  unsaved: 'We could not save your information',
  unsavedHint: 'What you entered is still here. Please try again in a moment.',
  nothingTitle: 'No claims found',
  nothing: 'We were unable to find your claim history. While we did not find any prescription drugs, you can manually add your drugs.',
  helpLine: 'Help line:',
  back: 'Return to my account',
  /** Opens the drug tool (HAND-05). */
  addDrugs: 'Add your drugs',
});

export type ImportPopupText = typeof importPopup;

export const importProgress = defineText('importProgress', {
  title: 'We are finding your drugs & doctors.',
  wait: 'This may take up to 1 minute. The page will automatically refresh once we have your information.',
});

export type ImportProgressText = typeof importProgress;
