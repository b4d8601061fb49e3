import { flag } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const counselorSheet = reactElement({
  tag: 'ucp-counselor-sheet',
  summary: 'A button that leads to a sheet for a Medicare counselor. A popup asks for its content, and it prints one or two pages.',
  isSection: true,
  attributes: {
    box: flag('A box with a heading, the line about free help, and Print beside the button, as the whole page has it.'),
    compact: flag('The button as one row of a box, as the whole page has it on phones.'),
  },
  parts: {
    'counselor-sheet': 'The button.',
    counselor: 'The box.',
    print: 'The button beside it, which prints the saved plans.',
  },
  skeleton: ({ attribute }) =>
    attribute('compact') !== null
      ? [{ box: 'row', of: [], height: 53 }]
      : attribute('box') === null
        ? [{ box: 'row', of: [48], height: 48 }]
        : [
            {
              box: 'card',
              of: [[28, 45], [24, 80], { box: 'row', of: [48, 48], height: 48 }],
              height: 190,
            },
          ],
  component: () => import('../src/features/counselor/CounselorSheet/CounselorSheet.js'),
});
