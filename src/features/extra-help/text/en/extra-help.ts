import { defineText } from '../../../language/text/define-text.js';

const nowWith = 'Your saved plans now show the premium and drug costs with Extra Help.';

export const extraHelp = defineText('extraHelp', {
  question: 'Do you get Extra Help to pay for your prescription drugs?',
  answer: { yes: 'Yes', no: 'No' },
  /** Replaces the question after it was answered. */
  line: 'Extra Help:',
  included: { yes: 'included', no: 'not included' },
  /** After an answer that comes from the profile, not from the shopper (EH-09). */
  fromRecord: ', from your Medicare record',
  change: 'Change',
  /** The link below the question, if the content has its address (EH-10). */
  howToApply: 'How to apply',
  /** Announced after an answer, when the prices of the cards have changed. */
  nowShown: { yes: nowWith, no: 'Your saved plans now show the premium and drug costs without Extra Help.' },
});

export type ExtraHelpText = typeof extraHelp;

export const extraHelpPopup = defineText('extraHelpPopup', {
  title: 'Extra Help',
  nowShown: nowWith,
  exampleWith: (year: number) => `Example for ${year}: premium with Extra Help`,
  exampleWithout: (year: number) => `Example for ${year}: premium without`,
  /** `{year}` is the plan year that shows. No percentages are built in (EH-09). */
  levels: 'In {year}, everyone who qualifies for Extra Help gets the full premium subsidy.',
  fullLevel: 'Your level is full Extra Help.',
  hint: 'Your level decides how much you save. Call Social Security if you are not sure.',
  showPlans: 'Show my plans',
});

export type ExtraHelpPopupText = typeof extraHelpPopup;
