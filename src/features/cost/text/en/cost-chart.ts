import { defineText } from '../../../language/text/define-text.js';

export const costChart = defineText('costChart', {
  heading: 'Yearly cost',
  premium: 'Premium',
  drugs: 'drugs',
  drugsWithExtraHelp: 'drugs, with Extra Help',
  family: {
    'no-drug-coverage': 'Medicare Advantage plans without drug coverage',
    'drug-plan': 'Drug plans, used with Original Medicare',
    'special-needs': 'Special needs plans. You can join only if you qualify.',
  },
  withoutTotal: 'No total',
  parts: (premium: string, drugs: string) => ` a year: premium ${premium}, your drugs ${drugs}`,
  premiumPart: (premium: string) => ` a year: premium ${premium}`,
  withExtraHelp: 'with Extra Help',
  /** The cost of another year than the chart's (NEXT-03). */
  ofYear: (year: number) => `${year} cost`,
  /** The cost of a plan that is not there in the next year (NEXT-03). */
  ofLastYear: (year: number) => `${year} cost, ends December 31`,
  /** Before the name of a plan that has a row of the chart's year too (NEXT-03). */
  yearFirst: (year: number) => `${year}:`,
  /** Leads to that row. */
  sameInYear: (year: number) => `See this plan in ${year}`,
  /** The outcome of the plan now, in its row on a phone (NEXT-02). */
  outcome: {
    renews: (year: number) => `If you do nothing, you keep this plan in ${year}.`,
    moves: (name: string, year: number) => `If you do nothing, you move from ${name} to this plan on January 1, ${year}.`,
    movesAway: (year: number) => `If you do nothing, you move to another plan on January 1, ${year}.`,
    ends: {
      'care-and-drugs': 'If you do nothing, you have Original Medicare without drug coverage from January 1.',
      care: 'If you do nothing, you have Original Medicare from January 1.',
      drugs: 'If you do nothing, you have no drug coverage from January 1.',
    },
    withExtraHelp: 'With Extra Help, Medicare may choose a drug plan for you.',
    joined: (name: string) => `You joined ${name}.`,
  },
  noValue: 'not available',
  estimates: 'Estimates. Doctor visits are not counted.',
  showAll: (plans: number) => `Show all ${plans} plans`,
  showFewer: 'Show fewer plans',
  notShown: (plans: number) =>
    `${plans === 1 ? '1 saved plan' : `${plans} saved plans`} could not be loaded and ${plans === 1 ? 'is' : 'are'} not in this chart.`,
  supplements: (plans: number) =>
    `${plans === 1 ? 'Your Medicare Supplement plan is' : 'Your Medicare Supplement plans are'} not in this chart.`,
  comparePharmacies: 'Compare pharmacies',
  /** Behind 'Close', for a screen reader. */
  closeSuffix: 'the comparison of pharmacies',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  column: {
    plan: 'Plan',
    premium: 'Premium a year',
    drugs: 'Drugs a year',
    total: 'Total a year',
    without: 'Total without Extra Help',
    rest: 'Rest of the year',
  },
});

export type CostChartText = typeof costChart;
