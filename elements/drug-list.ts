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
  skeleton: [{ title: 'drugs' }, [27, 80], { say: 'drugs' }, { box: 'card', of: [100, 100, 100, 100] }],
  reserve: '620px',
  component: () => import('../src/features/drugs/DrugList/DrugList.js'),
});
