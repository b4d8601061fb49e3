import type { FirstPaint } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const yearToggle = reactElement({
  tag: 'ucp-year-toggle',
  summary: 'Switches between the current and the next plan year, in the annual enrollment period only.',
  events: ['ucp-year-change'],
  parts: { 'year-toggle': 'The group of two choices.' },
  skeleton: (host) => {
    if (!maybeEnrollmentPeriod()) return [];
    const choices: FirstPaint = [[22, 60], 49];
    // Beside a heading it brings its own space, and on a phone no legend.
    return host.slot ? [0, ...(innerWidth < 600 ? [46] : choices)] : choices;
  },
  piece: () => import('../src/pieces/YearToggle/YearToggle.js'),
});

/** By the browser's own calendar: the server's is not there yet when the first paint keeps the room (PLN-03). */
export function maybeEnrollmentPeriod(): boolean {
  return new Date().getMonth() >= 9;
}
