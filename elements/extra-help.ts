import { reactElement } from './element.js';

export const extraHelp = reactElement({
  tag: 'ucp-extra-help',
  summary: 'Asks whether the shopper gets Extra Help, then shows the answer in one line. All prices follow the answer.',
  isSection: true,
  events: ['ucp-extra-help-change'],
  parts: {
    'extra-help': 'The question, or the line with its answer.',
    'extra-help-preview': 'The cost of the plan that costs least with Extra Help and without, while the question has no answer.',
    'how-to-apply': 'The link to the page of the content about applying for Extra Help.',
  },
  // It stands among the saved plans, and has no place of its own before they are drawn: later, it would move them.
  isAtOnce: true,
  // One line, as it is for everybody who has answered.
  skeleton: [[44, 60]],
  reserve: '44px',
  component: () => import('../src/features/extra-help/ExtraHelp/ExtraHelp.js'),
});
