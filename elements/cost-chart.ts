import { type Block, heightAt } from '../src/element/first-paint.js';
import { headingAttributes, reactElement } from './element.js';

/** The heading, its key, and the names of four plans, each with the track of its bar. */
export const chartTracks: readonly Block[] = [
  [28, 40],
  [20, 60],
  ...[70, 85, 60, 75].flatMap((name): readonly Block[] => [
    [22, name],
    [14, 100],
  ]),
];

export const costChart = reactElement({
  tag: 'ucp-cost-chart',
  summary:
    'Yearly costs of each saved plan and of the plan now. A sentence names the lowest. Bars rank the plans that anybody can join. A table has the same.',
  isSection: true,
  attributes: headingAttributes,
  parts: {
    chart: 'The box with the chart.',
    answer: 'The sentences that name the plan with the lowest yearly cost.',
  },
  // Three plans and a drug plan, one of them incomplete; on a phone the bars stand under the names.
  skeleton: [
    {
      box: 'card',
      of: chartTracks,
      height: heightAt(413, [310, 565], [345, 522], [380, 476], [600, 454]),
    },
  ],
  reserve:
    'max(413px, min(454px, (664px - 100vw) * 999), min(476px, (412px - 100vw) * 999), min(522px, (377px - 100vw) * 999), min(565px, (342px - 100vw) * 999))',
  component: () => import('../src/features/cost/CostChart/CostChart.js'),
});
