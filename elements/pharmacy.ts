import { heightAt } from '../src/element/first-paint.js';
import { headingAttributes, reactElement } from './element.js';

export const pharmacy = reactElement({
  tag: 'ucp-pharmacy',
  summary: 'The chosen pharmacy: a shop, or home delivery.',
  isSection: true,
  attributes: headingAttributes,
  events: ['ucp-tool-open'],
  parts: { pharmacy: 'The pharmacy.', edit: 'The button that changes it.' },
  // On a phone the button stands below the address.
  skeleton: [
    [36, 40],
    {
      box: 'card',
      of: [
        [24, 30],
        [30, 50],
        [24, 60],
      ],
      height: heightAt(162, [345, 190], [420, 168]),
    },
  ],
  reserve: 'max(214px, min(220px, (452px - 100vw) * 999), min(242px, (377px - 100vw) * 999))',
  component: () => import('../src/features/drugs/Pharmacy/Pharmacy.js'),
});
