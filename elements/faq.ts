import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const faq = reactElement({
  tag: 'ucp-faq',
  summary: 'The questions of the current view; each opens its answer.',
  events: ['ucp-navigate', 'ucp-view-change'],
  parts: { faq: 'The list of questions.' },
  // On a phone the questions take two lines.
  skeleton: (host) => [[36, 50], { box: 'card', of: [28, 28, 28, 28, 28], height: heightAt(host, 335, [310, 445], [440, 426]) }],
  reserve: 'max(387px, min(478px, (472px - 100vw) * 999), min(497px, (342px - 100vw) * 999))',
  piece: () => import('../src/pieces/Faq/Faq.js'),
});
