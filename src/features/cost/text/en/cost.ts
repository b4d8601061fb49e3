import { defineText } from '../../../language/text/define-text.js';
import type { RestOfYear } from '../../rules/rest-of-year.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

/** The texts about a plan's yearly total, on the card, in the chart, in print and in the email (COST-01 to COST-09). */
export const cost = defineText('cost', {
  aYear: 'a year',
  premiumOnly: {
    'none-saved': 'premium only, until you add your drugs',
    'no-drug-coverage': 'premium only, no drug coverage',
  },
  incomplete: 'Total is incomplete',
  /** Names of the drugs that the total lacks. One list may be empty. */
  missing: ({ fullPrice, notAvailable }: { readonly fullPrice: readonly string[]; readonly notAvailable: readonly string[] }) =>
    [
      fullPrice.length > 0 && `+ ${named(fullPrice)} at full price`,
      notAvailable.length > 0 && `+ ${named(notAvailable)}, price not available`,
    ]
      .filter(Boolean)
      .join(' '),
  /** `price` is the total of these drugs. */
  includes: (drugs: readonly string[], price: string) => `includes ${named(drugs)} at full price, ${price}`,
  noTotal: {
    'premium-unknown': 'The premium is not available',
    loading: 'Estimating the cost',
    'not-available': 'Cost not available',
  },
  yourPlanNow: 'Your plan now',
  /** The plan now, as it is in the next year (NEXT-03). */
  yourPlanNowIn: (year: number) => `Your plan now, in ${year}`,
  /** Saved drugs and doctors that it has this year and not in the next. */
  lost: {
    drugs: (names: readonly string[]) => `no longer covered: ${names.join(', ')}`,
    doctors: (names: readonly string[]) => `no longer in network: ${names.join(', ')}`,
  },
  /** Its total beside that of this year. */
  sinceLastYear: {
    more: (amount: string, year: number) => `${amount} more than ${year}`,
    less: (amount: string, year: number) => `${amount} less than ${year}`,
    same: (year: number) => `the same as ${year}`,
  },
  restOfYear: ({ fromMonth, year }: Pick<RestOfYear, 'fromMonth' | 'year'>, amount: string) =>
    `${fromMonth === 11 ? 'November and December' : 'December'} ${year}: about ${amount}`,
  /** 'With Extra Help, {plan} would cost {amount} a year, not {amount}.' in parts (EH-10). */
  withHelp: {
    before: 'With Extra Help,',
    wouldCost: 'would cost',
    aYearNot: (amount: string) => `a year, not ${amount}.`,
  },
  estimates: 'These figures are estimates. They do not include copays for doctor visits.',
  answer: {
    lowest: {
      'every-plan': 'Lowest yearly cost: {plan}, {amount}.',
      'anybody-can-join': 'Lowest yearly cost of a Medicare Advantage plan that anybody can join: {plan}, {amount}.',
      'with-drug-coverage': 'Lowest yearly cost of a Medicare Advantage plan with drug coverage that anybody can join: {plan}, {amount}.',
      'drug-plan': 'Lowest yearly cost of a drug plan: {plan}, {amount}.',
    },
    drugs: (covered: number, of: number) => `It covers ${countOf(covered, of, 'drug')}.`,
    doctors: (covered: number, of: number) => `${countOf(covered, of, 'doctor')} ${covered === 1 ? 'is' : 'are'} in its network.`,
    moreDoctors: (covered: number, of: number) => `{plan} has ${countOf(covered, of, 'doctor')}, for {amount} a year.`,
    /** Stands for `{amount}` in `moreDoctors`. */
    more: (amount: string) => `${amount} more`,
  },
  /** Under the name of a plan, and the same for a screen reader (COST-13). */
  counts: {
    drugs: (covered: number, of: number) => countOf(covered, of, 'drug'),
    doctors: (covered: number, of: number) => countOf(covered, of, 'doctor'),
    spokenDrugs: (covered: number, of: number) => `covers ${countOf(covered, of, 'drug')}`,
    spokenDoctors: (covered: number, of: number) => `${countOf(covered, of, 'doctor')} in network`,
  },
});

export type CostText = typeof cost;

function named(drugs: readonly string[]): string {
  return drugs.length > NAMED ? `${drugs.length} drugs` : drugs.join(' and ');
}

function countOf(covered: number, of: number, noun: string): string {
  return `${covered} of ${of} ${noun}${of === 1 ? '' : 's'}`;
}
