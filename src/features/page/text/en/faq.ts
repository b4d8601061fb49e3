import type { View } from '../../../../shared/view/view.js';
import type { RichText } from '../../../content/rules/rich-text.js';
import { defineText } from '../../../language/text/define-text.js';

/**
 * The questions without content. They have the same placeholders as those of the content. Their type has no name, because the Spanish texts
 * cannot name it in the declarations of the package.
 */
const questions: readonly { readonly heading: string; readonly answer: RichText; readonly views: readonly View[] }[] = [
  {
    heading: 'How do I add drugs to my profile?',
    answer: [
      'Open your drugs and choose Add drugs, or go to the ',
      { tag: 'a', href: '{drugsLink}', children: ['drug cost estimator'] },
      '. Once your drugs and pharmacy are saved, every plan shows which of them it covers and what they may cost.',
    ],
    views: ['plans', 'drugs'],
  },
  {
    heading: 'What does Covered mean next to a doctor?',
    answer: [
      'The doctor or dentist is in the plan’s network for the plan year you chose. Networks change, so ask the office before you enroll. The list of ',
      { tag: 'a', href: '{providersLink}', children: ['your doctors and dentists'] },
      ' is where you add more.',
    ],
    views: ['plans', 'providers'],
  },
  {
    heading: 'When can I enroll in a plan?',
    answer: ['You can enroll online in a plan for next year from October 15. To ask about your own dates, call {phone}.'],
    views: ['plans'],
  },
  {
    heading: 'How long are my saved plans kept?',
    answer: ['Plans are kept for the current plan year, and for the next one during annual enrollment.'],
    views: ['plans', 'providers'],
  },
  {
    heading: 'What is Extra Help?',
    answer: [
      'Extra Help is a Medicare program for people with limited income. It lowers the premium and the cost of prescription drugs. To ask whether you qualify, call {phone}.',
    ],
    views: ['plans', 'drugs'],
  },
];

export const faq = defineText('faq', {
  heading: 'Frequently asked questions',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  questions,
});

export type FaqText = typeof faq;
