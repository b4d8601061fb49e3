import { flag, text } from '../src/platform/attributes.js';
import { reactElement } from './element.js';

export const costChart = reactElement({
  tag: 'ucp-cost-chart',
  summary: 'What a year on each saved plan costs, lowest first: premiums and estimated drug costs, as bars, words and a table.',
  attributes: {
    heading: text('Another heading.'),
    'no-heading': flag('Leaves the heading to the page.'),
  },
  parts: { chart: 'The box with the chart.' },
  // Four plans; on a phone the words stand under the bars.
  skeleton: (host) => [
    {
      box: 'card',
      of: [[37, 60], 28, [24, 40], [96, 90], [24, 40], [96, 75], [24, 40], [96, 60], [24, 40], [96, 45]],
      height: host.clientWidth < 690 ? 1053 : 764,
    },
  ],
  reserve: '764px',
  piece: () => import('../src/pieces/CostChart/CostChart.js'),
});
