import type { Messages } from '../../../language/text/messages.js';

export const costChart: Messages['costChart'] = {
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
  parts: (premium, drugs) => ` a year: premium ${premium}, your drugs ${drugs}`,
  premiumPart: (premium) => ` a year: premium ${premium}`,
  withExtraHelp: 'with Extra Help',
  ofYear: (year) => `${year} cost`,
  yearFirst: (year) => `${year}:`,
  sameInYear: (year) => `See this plan in ${year}`,
  noValue: 'not available',
  estimates: 'Estimates. Doctor visits are not counted.',
  showAll: (plans) => `Show all ${plans} plans`,
  showFewer: 'Show fewer plans',
  notShown: (plans) =>
    `${plans === 1 ? '1 saved plan' : `${plans} saved plans`} could not be loaded and ${plans === 1 ? 'is' : 'are'} not in this chart.`,
  supplements: (plans) => `${plans === 1 ? 'Your Medicare Supplement plan is' : 'Your Medicare Supplement plans are'} not in this chart.`,
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
};
