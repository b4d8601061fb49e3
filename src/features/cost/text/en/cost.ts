import type { Messages } from '../../../language/text/messages.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

export const cost: Messages['cost'] = {
  aYear: 'a year',
  premiumOnly: {
    'none-saved': 'premium only, until you add your drugs',
    'no-drug-coverage': 'premium only, no drug coverage',
  },
  incomplete: 'Total is incomplete',
  missing: ({ fullPrice, notAvailable }) =>
    [
      fullPrice.length > 0 && `+ ${named(fullPrice)} at full price`,
      notAvailable.length > 0 && `+ ${named(notAvailable)}, price not available`,
    ]
      .filter(Boolean)
      .join(' '),
  includes: (drugs, price) => `includes ${named(drugs)} at full price, ${price}`,
  noTotal: {
    'premium-unknown': 'The premium is not available',
    loading: 'Estimating the cost',
    'not-available': 'Cost not available',
  },
  yourPlanNow: 'Your plan now',
  restOfYear: ({ fromMonth, year }, amount) => `${fromMonth === 11 ? 'November and December' : 'December'} ${year}: about ${amount}`,
  withHelp: {
    before: 'With Extra Help,',
    wouldCost: 'would cost',
    aYearNot: (amount) => `a year, not ${amount}.`,
  },
  estimates: 'These figures are estimates. They do not include copays for doctor visits.',
  answer: {
    lowest: {
      'every-plan': 'Lowest yearly cost: {plan}, {amount}.',
      'anybody-can-join': 'Lowest yearly cost of a Medicare Advantage plan that anybody can join: {plan}, {amount}.',
      'with-drug-coverage': 'Lowest yearly cost of a Medicare Advantage plan with drug coverage that anybody can join: {plan}, {amount}.',
      'drug-plan': 'Lowest yearly cost of a drug plan: {plan}, {amount}.',
    },
    drugs: (covered, of) => `It covers ${countOf(covered, of, 'drug')}.`,
    doctors: (covered, of) => `${countOf(covered, of, 'doctor')} ${covered === 1 ? 'is' : 'are'} in its network.`,
    moreDoctors: (covered, of) => `{plan} has ${countOf(covered, of, 'doctor')}, for {amount} a year.`,
    more: (amount) => `${amount} more`,
  },
  counts: {
    drugs: (covered, of) => countOf(covered, of, 'drug'),
    doctors: (covered, of) => countOf(covered, of, 'doctor'),
    spokenDrugs: (covered, of) => `covers ${countOf(covered, of, 'drug')}`,
    spokenDoctors: (covered, of) => `${countOf(covered, of, 'doctor')} in network`,
  },
};

function named(drugs: readonly string[]): string {
  return drugs.length > NAMED ? `${drugs.length} drugs` : drugs.join(' and ');
}

function countOf(covered: number, of: number, noun: string): string {
  return `${covered} of ${of} ${noun}${of === 1 ? '' : 's'}`;
}
