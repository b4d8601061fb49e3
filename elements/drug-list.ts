import { heightAt } from '../src/element/first-paint.js';
import { headingAttributes, reactElement } from './element.js';

export const drugList = reactElement({
  tag: 'ucp-drug-list',
  summary: 'The saved drugs with dose and refill. Without drugs, it shows the next step.',
  isSection: true,
  attributes: headingAttributes,
  events: ['ucp-tool-open', 'ucp-drug-remove', 'ucp-navigate'],
  parts: {
    list: 'The list.',
    row: 'A saved drug.',
    more: 'The button that shows more of a long list.',
    print: 'The button that prints the list.',
    add: 'The button that adds drugs.',
    edit: 'The button that changes a drug.',
    remove: 'The button that removes a drug.',
    empty: 'The content if nothing is saved.',
    browse: 'The link to all plans, if nothing is saved.',
    notice: 'The message about a removal, or that the drug tool is unavailable.',
  },
  // Four drugs. On a phone, dose, refill and buttons stand under the names.
  skeleton: [
    { title: 'drugs' },
    [27, 80],
    { say: 'drugs' },
    { box: 'card', of: [100, 100, 100, 100], height: heightAt(553, [320, 1171], [380, 1050], [480, 925], [600, 813], [850, 621]) },
  ],
  reserve:
    'max(709px, min(777px, (914px - 100vw) * 999), min(969px, (632px - 100vw) * 999), min(1081px, (512px - 100vw) * 999), min(1206px, (412px - 100vw) * 999), min(1327px, (352px - 100vw) * 999))',
  component: () => import('../src/features/drugs/DrugList/DrugList.js'),
});
