import { headingAttributes, reactElement } from './element.js';

export const providerList = reactElement({
  tag: 'ucp-provider-list',
  summary: 'The saved doctors and dentists. Without any, it shows the next step.',
  isSection: true,
  attributes: headingAttributes,
  events: ['ucp-tool-open', 'ucp-provider-remove', 'ucp-navigate'],
  parts: {
    list: 'The list.',
    row: 'A saved doctor, dentist or place.',
    more: 'The button that shows more of a long list.',
    print: 'The button that prints the list.',
    add: 'The button that adds doctors.',
    edit: 'The button that changes a doctor.',
    remove: 'The button that removes a doctor.',
    empty: 'The content if nobody is saved.',
    browse: 'The link to all plans, if nobody is saved.',
    notice: 'The message about a removal, or that the provider search is unavailable.',
    recommendation: 'The offer to recommend a plan.',
  },
  skeleton: [{ title: 'providers' }, [27, 70], { say: 'providers' }, { box: 'card', of: [100, 100, 100, 100] }],
  reserve: '620px',
  component: () => import('../src/features/providers/ProviderList/ProviderList.js'),
});
