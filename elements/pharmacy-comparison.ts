import { reactElement } from './element.js';

export const pharmacyComparison = reactElement({
  tag: 'ucp-pharmacy-comparison',
  summary:
    'The yearly cost of each saved plan at up to five pharmacies, side by side. It needs two pharmacies, saved drugs and saved plans.',
  isSection: true,
  events: ['ucp-pharmacy-change'],
  slots: { action: 'Content beside the heading, such as a button that closes the table.' },
  parts: {
    pharmacies: 'The box with the table.',
    'use-pharmacy': 'The button that makes a pharmacy the shopper’s.',
  },
  component: () => import('../src/features/cost/PharmacyComparison/PharmacyComparison.js'),
});
