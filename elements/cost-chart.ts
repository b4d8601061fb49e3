import { type Block, heightAt } from '../src/element/first-paint.js';
import { headingAttributes, reactElement } from './element.js';

/** The heading, the answer, the key, and the names of four plans, each with its counts and the track of its bar. */
export const chartTracks: readonly Block[] = [
  [28, 40],
  [20, 100],
  [20, 85],
  [20, 60],
  ...[70, 85, 60, 75].flatMap((name): readonly Block[] => [
    [22, name],
    [18, 45],
    [14, 100],
  ]),
];

export const costChart = reactElement({
  tag: 'ucp-cost-chart',
  summary:
    'Yearly costs of each saved plan and of the plan now. A sentence names the lowest. Bars rank the plans that anybody can join. A table has the same.',
  isSection: true,
  attributes: headingAttributes,
  events: ['ucp-pharmacy-change'],
  parts: {
    chart: 'The box with the chart.',
    'prices-at': 'The pharmacy whose prices the page shows, and the choice of another one.',
    answer: 'The sentences that name the plan with the lowest yearly cost.',
  },
  // Three plans and a drug plan, one of them incomplete, while the answer waits for prices. On a phone the bars stand under the names.
  skeleton: [
    {
      box: 'card',
      of: chartTracks,
      height: heightAt(595, [320, 864], [380, 820], [440, 797], [520, 751], [610, 718], [660, 641]),
    },
  ],
  reserve:
    'max(595px, min(641px, (724px - 100vw) * 999), min(718px, (674px - 100vw) * 999), min(751px, (552px - 100vw) * 999), min(797px, (472px - 100vw) * 999), min(820px, (412px - 100vw) * 999), min(864px, (352px - 100vw) * 999))',
  component: () => import('../src/features/cost/CostChart/CostChart.js'),
});
