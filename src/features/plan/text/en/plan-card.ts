import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';
import { allOf, oneOf } from '../../../language/text/en/lists.js';

/** From three names on, the text gives their number, because the names do not fit on the line. */
const named = (names: readonly string[]) => (names.length > 2 ? `${names.length} drugs` : allOf(names));

export const planCard = defineText('planCard', {
  tag: {
    MA: 'Medicare Advantage',
    MAPD: 'Medicare Advantage',
    PDP: 'Prescription Drug Plan',
    SNP: 'Special Needs Plan',
    MEDSUPP: 'Medicare Supplement',
  },
  tooltip: {
    dual: 'A Special Needs Plan is for people with a certain need. This one is for people who have both Medicare and Medicaid.',
    chronic: 'A Special Needs Plan is for people with a certain need. This one is for people who live with a chronic condition.',
    institutional:
      'A Special Needs Plan is for people with a certain need. This one is for people who need the care that a nursing home gives.',
    other: 'A Special Needs Plan is for people with a certain need, such as a chronic condition, or both Medicare and Medicaid.',
  },
  note: {
    'medicaid-required': 'Medicaid required',
    'chronic-condition-required': 'Chronic condition required',
    'nursing-home-care-required': 'Nursing home level of care required',
    'nursing-home': 'For people in a nursing home',
    'special-needs': 'Special needs',
    'first-eligible-before-2020': 'Only for those first eligible for Medicare before 2020',
  },
  /** Stands in `forPeopleWith` (COST-10). */
  condition: {
    cancer: 'cancer',
    cardiovascular: 'a heart or blood vessel disease',
    dementia: 'dementia',
    diabetes: 'diabetes',
    'heart-failure': 'heart failure',
    hiv: 'HIV/AIDS',
    'kidney-disease': 'kidney disease',
    'lung-disorder': 'a chronic lung disorder',
    'mental-health': 'a chronic mental health condition',
  },
  forPeopleWith: (conditions: readonly string[]) => `For people with ${oneOf(conditions)}`,
  network: {
    hmo: 'Network doctors only, except emergencies',
    'hmo-pos': 'Network doctors, some care outside',
    ppo: 'Any doctor, lower cost in network',
    pffs: 'Any doctor who accepts the plan’s terms',
    'original-medicare': 'Works with Original Medicare',
  },
  planId: (id: string) => `Plan ID ${id}`,
  supplementCode: (code: string) => `Plan ${code}`,
  lead: {
    aYear: 'a year',
    of: {
      priced: 'premium + your drugs',
      'none-saved': 'premium only, until you add your drugs',
      'no-drug-coverage': 'premium only, no drug coverage',
    },
    incomplete: 'Total is incomplete',
    /** After the known sum of an incomplete total. */
    missing: {
      'full-price': (names: readonly string[]) => `+ ${named(names)} at full price`,
      'price-not-available': (names: readonly string[]) => `+ ${named(names)}, price not available`,
    },
    /** Names and amounts, or from three drugs on their number and `sum` (COST-11). */
    includesFullPrice: (drugs: readonly { readonly name: string; readonly amount: string }[], sum: string) =>
      `includes ${drugs.length > 2 ? `${drugs.length} drugs at full price, ${sum}` : allOf(drugs.map(({ name, amount }) => `${name} at full price, ${amount}`))}`,
    /** The total against that of the plan now (COST-14). */
    comparedToNow: {
      less: (amount: string) => `${amount} less than your plan now`,
      more: (amount: string) => `${amount} more than your plan now`,
    },
    sameAsNow: 'the same as your plan now',
    none: 'No yearly total',
    noneReason: { 'premium-unknown': 'The premium is not available', 'not-available': 'The cost is not available' },
    loading: 'Looking up your drug prices',
    restOfYear: (fromMonth: 11 | 12, year: number, amount: string) =>
      `${fromMonth === 12 ? 'December' : 'November and December'} ${year}: about ${amount}`,
  },
  premium: 'Premium a month',
  /** After the struck premium. `hidden` is for screen readers only. */
  withoutHelp: { shown: 'without', hidden: 'Extra Help' },
  normalPremium: 'Normal premium, no longer applies',
  regularCost: 'Regular cost, no longer applies',
  fact: {
    'out-of-pocket-maximum': 'Out-of-pocket maximum',
    'medical-deductible': 'Medical deductible',
    'drug-deductible': 'Drug deductible',
    'primary-care-copay': 'Primary care visit',
    'specialist-copay': 'Specialist visit',
  },
  /** Facts in words instead of an amount. */
  factInWords: {
    'no-medical-care': { title: 'Not included', label: 'Medical care' },
    'any-doctor': { title: 'Any doctor', label: 'who takes Medicare' },
    'no-stars': { title: 'No rating', label: 'Supplement plans have no stars' },
  },
  stars: (rating: number) => `${rating} of 5 stars`,
  starRating: 'Medicare star rating',
  noValue: 'not available',
  footnote: { 10: 'Footnote 10, wellness extras', 14: 'Footnote 14, high-deductible plans' },
  noDrugCoverage: 'No prescription drug coverage',
  addDrugs: 'Add your drugs',
  /** After the button: 'to see their cost'. */
  addDrugsHint: 'to see their cost',
  /** After the first rows of a long list. */
  allDrugs: (count: number) => `Show all ${count} drugs`,
  allProviders: (count: number) => `Show all ${count} doctors and dentists`,
  drugsCovered: (covered: number, of: number) => `${covered} of ${of} ${of === 1 ? 'drug' : 'drugs'} covered`,
  /** The coverage of all drugs is unknown. */
  drugsUnknown: 'Drug coverage not available',
  providersUnknown: 'Doctor coverage not available',
  checkingDrugs: 'Checking your drugs',
  checkingProviders: 'Checking your doctors',
  pharmacy: (name: string, isMailOrder: boolean, isPreferred: boolean) =>
    `at ${name}, ${isPreferred ? 'preferred ' : ''}${isMailOrder ? 'home delivery' : 'retail pharmacy'}`,
  pharmacyTitle: 'Your pharmacy',
  pharmacyMessage: (reason: 'not-covered' | 'out-of-network', pharmacy: string) =>
    reason === 'not-covered' ? `${pharmacy} is not covered by this plan.` : `${pharmacy} is covered but is not in this plan's network.`,
  annualDrugCost: 'Estimated annual drug cost',
  withExtraHelp: 'With Extra Help',
  /** Null if the cost is not known. */
  monthlyAverage: (amount: string | null) => (amount === null ? 'Monthly average not available' : `About ${amount} a month`),
  /** A monthly average that leaves out drugs. */
  without: (names: readonly string[]) => `without ${named(names)}`,
  coverage: { covered: 'Covered', 'not-covered': 'Not covered', 'not-available': 'Coverage not available', loading: 'Checking coverage' },
  /** Beside a doctor. */
  doctorCoverage: {
    covered: 'Covered',
    'not-covered': 'Not in network',
    'not-available': 'Coverage not available',
    loading: 'Checking coverage',
  },
  fullPrice: 'Full price',
  restriction: {
    'prior-authorization': 'Prior authorization needed',
    'step-therapy': 'Step therapy',
    'quantity-limit': 'Quantity limit',
  },
  tier: (tier: number | null) => `Tier ${tier ?? '--'}`,
  noTier: 'Tier not available',
  /** Shown instead of the cost of one drug, beside its tier. */
  noCost: 'Cost not available',
  addProviders: 'Add your doctors',
  addProvidersHint: 'to see if they are in the network',
  /** 'X of Y doctors in network', the visible text. */
  providersInNetwork: (covered: number, of: number) => `${covered} of ${of} ${of === 1 ? 'doctor' : 'doctors'} in network`,
  /** 'X of Y providers covered', for screen readers (PROV-03). */
  providersCovered: (covered: number, of: number) => `${covered} of ${of} ${of === 1 ? 'provider' : 'providers'} covered`,
  /** The names of the drugs or doctors, for screen readers. */
  notCovered: (names: readonly string[]) => `Not covered: ${names.join(', ')}`,
  notInNetwork: (names: readonly string[]) => `Not in network: ${names.join(', ')}`,
  more: (count: number) => `and ${count} more`,
  originalMedicare: 'Your doctors bill Original Medicare',
  anyDoctor: 'Any doctor who takes Medicare',
  acceptsMedicare: 'You can see any doctor or dentist who agrees to accept Medicare patients and this plan’s terms.',
  lists: {
    'drugs-and-doctors': { show: 'Show drugs and doctors', hide: 'Hide drugs and doctors' },
    'drugs-and-benefits': { show: 'Show drugs and benefits', hide: 'Hide drugs and benefits' },
    doctors: { show: 'Show doctors and benefits', hide: 'Hide doctors and benefits' },
    benefits: { show: 'Show benefits', hide: 'Hide benefits' },
  },
  standing: {
    enrolled: 'You are enrolled',
    starts: (date: CalendarDate) => `, starts ${longDate(date)}`,
    started: 'Application started',
    // Medicare and Medicaid are names.
    nextStep: (place: number, of: number, step: string) =>
      `Next: step ${place} of ${of}, ${/^Medic(are|aid)/.test(step) ? step : `${step.charAt(0).toLowerCase()}${step.slice(1)}`}`,
    sent: 'Application sent',
    nextLetter: 'Next: the plan writes to you to confirm',
    on: longDate,
    readingStatus: 'Looking up the status of your application',
    call: (phone: string, tty: string | null) => `Questions? Call ${phone}${tty ? `, TTY ${tty}` : ''}`,
    closed: {
      'not-open-yet': (year: number) => `Enrollment for ${year} plans opens October 15.`,
      closed: (year: number) => `Enrollment for ${year} coverage has closed.`,
    },
    suppressed: (phone: string | null) => (phone ? `Not available online. Call ${phone}.` : 'Not available online.'),
  },
  /** December 8 to 31 (HAND-06). */
  late: {
    ended: {
      title: 'Open enrollment ended December\u00a07.',
      reason: 'To join now you need a special reason, such as a move or a plan that ends.',
    },
    'plan-ends': {
      title: 'Because your plan ends, you can join until the last day of February.',
      reason: 'Join by December\u00a031 to have no gap.',
    },
  },
  enroll: 'Enroll in plan',
  learnMore: 'Learn more',
  startApplication: 'Start application',
  viewApplication: 'View application details',
  resume: (name: string) => `: continue your application for ${name}`,
  status: (status: string) => status,
  viewDetails: 'View plan details',
  compare: {
    label: 'Compare',
    never: {
      supplement: 'Supplement plans cannot be compared',
      'private-fee-for-service': 'Private fee-for-service plans cannot be compared',
      'special-needs': 'Special Needs Plans cannot be compared',
      suppressed: 'This plan cannot be compared online',
    },
    full: 'You chose 4 plans, the most that can be compared. Clear one first.',
    otherGroup: {
      'medicare-advantage': 'This is a drug plan. You chose Medicare Advantage plans.',
      'drug-plans': 'This is a Medicare Advantage plan. You chose drug plans.',
    },
    otherYear: 'This is a plan of another year than the plans that you chose.',
  },
  unsave: 'Unsave',
  save: 'Save plan',
  forPlan: (name: string) => `for ${name}`,
  ofPlan: (name: string) => `of ${name}`,
  detailsUrl: 'Plan details: ',
  unavailable: 'We could not load this plan',
  unavailableHint: 'It is still in your list. Please try again in a moment.',
});

export type PlanCardText = typeof planCard;
