import { reactElement } from './element.js';

export const yearToggle = reactElement({
  tag: 'ucp-year-toggle',
  summary: 'Switches between the current and the next plan year, in the annual enrollment period only.',
  events: ['ucp-year-change'],
  parts: { 'year-toggle': 'The group of two choices.' },
  skeleton: (host) => (maybeEnrollmentPeriod() ? [...(host.slot ? [0] : []), [22, 60], 49] : []),
  piece: () => import('../src/pieces/YearToggle/YearToggle.js'),
});

/** By the browser's own calendar: the server's is not there yet when the first paint keeps the room (PLN-03). */
export function maybeEnrollmentPeriod(): boolean {
  return new Date().getMonth() >= 9;
}
