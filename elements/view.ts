import { someOf } from '../src/element/attributes.js';
import { litElement } from './element.js';

const names = ['plans', 'drugs', 'providers'] as const;
const name = someOf('The views to show in. Default: the plans view.', names);

export const view = litElement({
  tag: 'ucp-view',
  summary: 'Shows its children only in one of its views.',
  attributes: { name },
  slots: { '': 'The content of the view.' },
  // The hash may name the view before the store can; plans is where the page opens otherwise.
  skeleton: ({ attribute, view }) => ((name.read(attribute('name') ?? '') ?? ['plans']).includes(view) ? ['slot'] : []),
  component: () => import('../src/features/page/View/View.js'),
});
