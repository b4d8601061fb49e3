import { flag } from '../src/element/attributes.js';
import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const faq = reactElement({
  tag: 'ucp-faq',
  summary: 'The questions of the current view, with their answers.',
  isSection: true,
  attributes: { compact: flag('One row that opens the questions, as the whole page has it on phones.') },
  events: ['ucp-navigate', 'ucp-view-change'],
  parts: { toggle: 'In one row, the button that opens it.', faq: 'The list of questions.', all: 'Opens or closes all answers.' },
  // On a phone the questions take two lines, and the heading does beside the button for all.
  skeleton: ({ attribute }) =>
    attribute('compact') === null
      ? [[36, 50], { box: 'card', of: [28, 28, 28, 28, 28], height: heightAt(342, [345, 385], [390, 344], [505, 310], [600, 270]) }]
      : [{ box: 'row', of: [], height: 53 }],
  reserve:
    'max(322px, min(394px, (100vw - 663px) * 999), min(362px, (537px - 100vw) * 999), min(396px, (422px - 100vw) * 999), min(437px, (377px - 100vw) * 999))',
  component: () => import('../src/features/page/Faq/Faq.js'),
});
