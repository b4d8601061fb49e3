import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

const tile = { box: 'card', of: [48] } as const;

export const savedItems = reactElement({
  tag: 'ucp-saved-items',
  summary: 'The number of saved plans, drugs and doctors. Each tile opens its view.',
  isSection: true,
  events: ['ucp-view-change'],
  parts: { tile: 'One tile.' },
  // In three columns the longest label takes two lines.
  skeleton: [[36, 40], { box: 'tiles', of: [tile, tile, tile], height: heightAt(131, [600, 0]) }],
  reserve: 'max(183px, min(394px, (664px - 100vw) * 999))',
  component: () => import('../src/features/page/SavedItems/SavedItems.js'),
});
