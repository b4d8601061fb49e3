import type { Messages } from '../messages.js';

/** So many names are read at a glance; more are counted. */
const NAMED = 3;

export const costChart: Messages['costChart'] = {
  heading: 'Yearly cost at a glance',
  lead: 'Twelve monthly premiums plus the estimated annual drug cost, lowest first.',
  premium: 'Premium',
  drugs: 'Drugs',
  legendDrugs: 'Estimated drug cost',
  total: 'Total a year: ',
  noTotal: {
    'premium-unknown': 'No total: the premium is not available',
    'drug-cost-unknown': 'No total: the drug cost is not available',
  },
  noValue: 'not available',
  drugPart: {
    'none-saved': 'No drugs saved',
    'no-drug-coverage': 'No prescription drug coverage',
    unknown: 'Drug cost not available',
    loading: 'Estimating the drug cost',
  },
  withExtraHelp: 'with Extra Help',
  withoutExtraHelp: (total, premium, drugs) => `Without Extra Help: ${total} (premium ${premium}, drugs ${drugs})`,
  leavesOut: (drugs) =>
    `Does not include ${drugs.length > NAMED ? `${drugs.length} drugs` : list(drugs)}, which ${drugs.length === 1 ? 'is' : 'are'} not covered`,
  mayLeaveOut: 'May leave out drugs whose coverage is not available',
  notShown: (plans) =>
    `${plans === 1 ? '1 saved plan' : `${plans} saved plans`} could not be loaded and ${plans === 1 ? 'is' : 'are'} not in this chart.`,
  foot: 'Your real cost depends on the care and the drugs you use. Deductibles and copays for doctor visits are not part of these figures.',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  column: {
    plan: 'Plan',
    premium: 'Premium a year',
    drugs: 'Drugs a year',
    total: 'Total a year',
    without: 'Total without Extra Help',
  },
};

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
