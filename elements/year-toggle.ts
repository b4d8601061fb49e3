import { heightInWindow } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const yearToggle = reactElement({
  tag: 'ucp-year-toggle',
  summary: 'Switches between the current and the next plan year, in the annual enrollment period only.',
  events: ['ucp-year-change'],
  parts: { 'year-toggle': 'The group of two choices.' },
  // Beside a heading it brings its own space, and on a phone no legend.
  skeleton: ({ attribute, maybeEnrollmentPeriod }) => {
    if (!maybeEnrollmentPeriod) return [];
    return attribute('slot') ? [0, { wide: [22, 60] }, heightInWindow(49, [600, 46])] : [[22, 60], 49];
  },
  component: () => import('../src/features/plans/YearToggle/YearToggle.js'),
});
