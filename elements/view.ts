import { someOf } from '../src/platform/attributes.js';
import { litElement } from './element.js';

const names = ['plans', 'drugs', 'providers'] as const;

export const view = litElement({
  tag: 'ucp-view',
  summary: 'Shows its children only while one of its views is the current one.',
  attributes: { name: someOf('The views to show in; the plans view without it.', names) },
  slots: { '': 'What belongs to the view.' },
  // The hash may name the view before the store can; plans is where the page opens otherwise.
  skeleton: (host) => (askedFor(host.getAttribute('name')) ? ['slot'] : []),
  piece: () => import('../src/pieces/View/View.js'),
});

function askedFor(name: string | null): boolean {
  const asked = (name ?? 'plans').toLowerCase().trim().split(/\s+/);
  const hash = location.hash.slice(1);
  return asked.includes((names as readonly string[]).includes(hash) ? hash : 'plans');
}
