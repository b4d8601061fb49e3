import { heightAt } from '../src/platform/skeleton.js';
import { headed, reactElement } from './element.js';

export const costChart = reactElement({
  tag: 'ucp-cost-chart',
  summary: 'What a year on each saved plan costs, lowest first: premiums and estimated drug costs, as bars, words and a table.',
  attributes: headed,
  parts: { chart: 'The box with the chart.' },
  // Four plans; on a phone the words stand under the bars.
  skeleton: (host) => [
    {
      box: 'card',
      of: [[37, 60], 28, [24, 40], [96, 90], [24, 40], [96, 75], [24, 40], [96, 60], [24, 40], [96, 45]],
      height: heightAt(host, 764, [310, 1321], [345, 1191], [380, 1053], [690, 973]),
    },
  ],
  reserve:
    'max(764px, min(973px, (754px - 100vw) * 999), min(1053px, (412px - 100vw) * 999), min(1191px, (377px - 100vw) * 999), min(1321px, (342px - 100vw) * 999))',
  piece: () => import('../src/pieces/CostChart/CostChart.js'),
});
