import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';
import type { DrugRestriction } from '../../../plan/rules/plan.js';

/** The outcome and the changes of the plan now (NEXT-02, NEXT-04). Words between `**` are bold. */
export const planChanges = defineText('planChanges', {
  /** `{year}` is the next year, `{thisYear}` this one, `{name}` the name of the other plan. */
  outcome: {
    renews: 'If you do nothing, you **keep this plan** in {year}.',
    moves: 'If you do nothing, you **move to {name}** on January 1, {year}.',
    /** The service names no plan. */
    movesAnywhere: 'If you do nothing, you **move to another plan** on January 1, {year}.',
    ends: '**This plan ends December 31, {thisYear}.**',
    lost: {
      'care-and-drugs': 'If you do nothing, you have Original Medicare **without drug coverage** from January 1.',
      care: 'If you do nothing, you have **Original Medicare** from January 1.',
      drugs: 'If you do nothing, you have **no drug coverage** from January 1.',
    },
    withExtraHelp: 'With Extra Help, Medicare may choose a drug plan for you. You can choose one yourself.',
    join: 'Join a plan by December 31 to have no gap. Because your plan ends, you can join until the last day of February.',
    /** `{starts}` is the first day of the other plan, `{ends}` the last day of this one. */
    joined: '**You joined {name}.** It starts {starts}, and this plan ends {ends}.',
    /** The day is not known. */
    joinedAnyDay: '**You joined {name}.**',
  },
  date: (date: CalendarDate) => longDate(date),
  title: (year: number) => `What changes in ${year}`,
  planNow: (name: string) => `${name}, your plan now`,
  loading: 'Loading what changes',
  failed: 'What changes could not be loaded',
  notOffered: (year: number) => `This plan is not offered in ${year}. Your saved plans show what you can have.`,
  total: 'Yearly total',
  lead: {
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    aYear: 'a year',
    same: 'The same yearly total',
    inYears: (before: string, thisYear: number, after: string, year: number) => `${before} in ${thisYear}, ${after} in ${year}`,
    inBoth: (amount: string, thisYear: number, year: number) => `${amount} in ${thisYear} and in ${year}`,
    isIncomplete: (year: number) => `Total of ${year} is incomplete`,
    isUnknown: (year: number) => `Total of ${year} is not known`,
    premiumOnly: 'premium only, until you add your drugs',
  },
  change: 'Change',
  group: {
    first: 'Check these first',
    more: 'You pay more',
    less: 'You pay less',
    gain: 'You gain',
    other: 'Other changes',
  },
  notKnownFor: (year: number) => `Not known for ${year}`,
  same: (count: number) => (count === 1 ? '1 thing stays the same' : `${count} things stay the same`),
  showMore: (count: number) => (count === 1 ? 'Show 1 more thing' : `Show ${count} more things`),
  showFewer: 'Show fewer things',
  fact: {
    premium: 'Premium a month',
    'drug-cost': 'Yearly drug cost',
    'medical-deductible': 'Medical deductible',
    'drug-deductible': 'Drug deductible',
    'out-of-pocket-maximum': 'Out-of-pocket maximum',
    'primary-care-copay': 'Primary care visit',
    'specialist-copay': 'Specialist visit',
    stars: 'Medicare star rating',
    network: 'Network type',
    name: 'Name of the plan',
  },
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  stars: (rating: number) => `${rating} of 5`,
  inYear: (value: string, year: number) => `${value} in ${year}`,
  unknownIn: (year: number) => `not known for ${year}`,
  /** In the column of the year. */
  unknown: 'not known',
  lost: { drug: 'No longer covered', doctor: 'No longer in network' },
  gained: { drug: 'Now covered', doctor: 'Now in network' },
  coverage: { covered: 'covered', 'not-covered': 'not covered', 'in-network': 'in network', 'not-in-network': 'not in network' },
  added: {
    'prior-authorization': 'New prior authorization',
    'step-therapy': 'New step therapy',
    'quantity-limit': 'New quantity limit',
  } satisfies Readonly<Record<DrugRestriction, string>>,
  removed: {
    'prior-authorization': 'No more prior authorization',
    'step-therapy': 'No more step therapy',
    'quantity-limit': 'No more quantity limit',
  } satisfies Readonly<Record<DrugRestriction, string>>,
  tiers: (before: number, thisYear: number, after: number, year: number) => `Tier ${before} in ${thisYear}, tier ${after} in ${year}`,
  tier: (tier: number) => `tier ${tier}`,
  fullPrice: (amount: string) => `Full price, ${amount} a year, is in the total`,
  noFullPrice: 'Full price not known',
  withExtraHelpAt: (pharmacy: string) => `With Extra Help, at ${pharmacy}.`,
  withExtraHelp: 'With Extra Help.',
  at: (pharmacy: string) => `Drug costs are at ${pharmacy}.`,
  estimates: 'Estimates. Doctor visits are not counted.',
});

export type PlanChangesText = typeof planChanges;
