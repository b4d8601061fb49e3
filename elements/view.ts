import { someOf } from '../src/platform/attributes.js';
import { litElement } from './element.js';

const names = ['plans', 'drugs', 'providers'] as const;
const name = someOf('The views to show in. Default: the plans view.', names);

export const view = litElement({
  tag: 'ucp-view',
  summary: 'Shows its children only in one of its views.',
  attributes: { name },
  slots: { '': 'The content of the view.' },
  // The hash may name the view before the store can; plans is where the page opens otherwise.
  skeleton: (host) => (askedFor(host.getAttribute('name')) ? ['slot'] : []),
  piece: () => import('../src/pieces/View/View.js'),
});

/** The view that the address names: where the page will open. */
export const viewAsked = () => names.find((view) => location.hash === `#${view}`) ?? 'plans';

function askedFor(text: string | null): boolean {
  const asked = name.read(text ?? '') ?? ['plans'];
  return asked.includes(viewAsked());
}
