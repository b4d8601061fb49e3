import { flag, text } from '../src/platform/attributes.js';
import type { Block } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

/** The names of the plans, and what each costs. */
const bars: readonly Block[] = [90, 75, 60, 45].flatMap((width): Block[] => [
  [24, 40],
  [96, width],
]);

export const costChart = reactElement({
  tag: 'ucp-cost-chart',
  summary: 'What a year on each saved plan costs, lowest first: premiums and estimated drug costs, as bars, words and a table.',
  attributes: {
    heading: text('Another heading.'),
    'no-heading': flag('Leaves the heading to the page.'),
  },
  parts: { chart: 'The box with the chart.' },
  // Four plans; on a phone the words stand under the bars.
  skeleton: (host) => [{ box: 'card', of: [[37, 60], 28, ...bars], height: host.clientWidth < 690 ? 1053 : 764 }],
  reserve: '764px',
  piece: () => import('../src/pieces/CostChart/CostChart.js'),
});
