import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const faq = reactElement({
  tag: 'ucp-faq',
  summary: 'The questions of the current view; each opens its answer.',
  events: ['ucp-navigate', 'ucp-view-change'],
  parts: { faq: 'The list of questions.', all: 'Opens or closes all answers.' },
  // On a phone the questions take two lines, and the button for all stands under the heading.
  skeleton: (host) => [
    [36, 50],
    { box: 'card', of: [28, 28, 28, 28, 28], height: heightAt(host, 342, [310, 505], [373, 486], [483, 413]) },
  ],
  reserve: 'max(394px, min(465px, (515px - 100vw) * 999), min(538px, (405px - 100vw) * 999), min(557px, (342px - 100vw) * 999))',
  piece: () => import('../src/pieces/Faq/Faq.js'),
});
