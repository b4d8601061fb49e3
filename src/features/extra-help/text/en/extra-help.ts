import type { Messages } from '../../../language/text/messages.js';

const nowWith = 'Your saved plans now show the premium and drug costs with Extra Help.';

export const extraHelp: Messages['extraHelp'] = {
  question: 'Do you get Extra Help to pay for your prescription drugs?',
  answer: { yes: 'Yes', no: 'No' },
  line: 'Extra Help:',
  included: { yes: 'included', no: 'not included' },
  fromRecord: ', from your Medicare record',
  change: 'Change',
  howToApply: 'How to apply',
  nowShown: { yes: nowWith, no: 'Your saved plans now show the premium and drug costs without Extra Help.' },
};

export const extraHelpPopup: Messages['extraHelpPopup'] = {
  title: 'Extra Help',
  nowShown: nowWith,
  exampleWith: (year) => `Example for ${year}: premium with Extra Help`,
  exampleWithout: (year) => `Example for ${year}: premium without`,
  levels: 'In {year}, everyone who qualifies for Extra Help gets the full premium subsidy.',
  fullLevel: 'Your level is full Extra Help.',
  hint: 'Your level decides how much you save. Call Social Security if you are not sure.',
  showPlans: 'Show my plans',
};
