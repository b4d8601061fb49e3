import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';

/** The sheet itself. It is the shopper who speaks (SHEET-01). */
export const counselorPaper = defineText('counselorPaper', {
  title: 'For my Medicare counselor',
  /** First on the sheet, if somebody else looks at the profile (SHEET-02). */
  viewed: (name: string) => `Profile of ${name}, printed by an agent`,
  viewedNobody: 'Profile printed by an agent',
  myName: (name: string) => `My name: ${name}`,
  printed: (date: CalendarDate, year: number) => `Printed ${longDate(date)}, for plans that start January 1, ${year}.`,
  /** While plans of the current year show. */
  printedThisYear: (date: CalendarDate, year: number) => `Printed ${longDate(date)}, for plans of ${year}.`,
  /** Above each page but the first. */
  runningLine: (page: number, pages: number) => `For my Medicare counselor, page ${page} of ${pages}`,
  /** Before the name and the number of the content (SHEET-03). */
  help: 'Free, unbiased help:',
  planNow: 'My plan now',
  plansNow: 'My plans now',
  /** Between the name of a plan and its id. */
  idAfterName: 'plan ID',
  outcome: {
    renews: (year: number) => `If I do nothing, I keep this plan in ${year}.`,
    moves: (name: string, year: number) => `If I do nothing, I move to ${name} on January 1, ${year}.`,
    movesAnywhere: (year: number) => `If I do nothing, I move to another plan on January 1, ${year}.`,
    ends: (thisYear: number) => `This plan ends December 31, ${thisYear}.`,
    lost: {
      'care-and-drugs': 'If I do nothing, I have Original Medicare without drug coverage from January 1.',
      care: 'If I do nothing, I have Original Medicare from January 1.',
      drugs: 'If I do nothing, I have no drug coverage from January 1.',
    },
    withExtraHelp: 'With Extra Help, Medicare may choose a drug plan for me. I can choose one myself.',
    join: 'If I join a plan by December 31, I have no gap. Because my plan ends, I can join until the last day of February.',
    joined: (name: string, starts: CalendarDate, ends: CalendarDate) =>
      `I joined ${name}. It starts ${longDate(starts)}, and this plan ends ${longDate(ends)}.`,
    joinedAnyDay: (name: string) => `I joined ${name}.`,
  },
  total: {
    /** '$88.00 in 2026, $96.00 in 2027, $8.00 more.' */
    ofYears: (facts: readonly string[]) => `Yearly total: ${facts.join(', ')}.`,
    inYear: (total: string, year: number) => `${total} in ${year}`,
    notKnown: (year: number) => `not known for ${year}`,
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: 'the same',
    incomplete: 'incomplete',
    /** `includes` is 'includes Furosemide at full price, $24'. */
    includes: (includes: string) => `It ${includes}.`,
  },
  about: 'Where I live and what I get',
  zipCode: 'ZIP code',
  notKnown: 'Not known',
  extraHelp: 'Extra Help',
  answer: { yes: 'Yes', no: 'No' },
  notAnswered: 'Not answered',
  pharmacies: (count: number) => (count === 1 ? 'Pharmacy' : 'Pharmacies'),
  pharmacy: (name: string, isMailOrder: boolean, isMine: boolean) =>
    `${name}, ${isMailOrder ? 'home delivery' : 'retail'}${isMine ? ' (mine)' : ''}`,
  noPharmacy: 'None chosen',
  unread: 'Could not be loaded',
  drugs: 'My drugs',
  drugColumns: { name: 'Drug and dose', quantity: 'Quantity', refill: 'Refill', supply: 'Supply' },
  noDrugs: 'I have not saved any drugs.',
  doctors: 'My doctors and dentists',
  doctorColumns: { name: 'Name', kind: 'Kind', place: 'Place' },
  doctorKind: { dental: 'Dental', behavioral: 'Behavioral health', place: 'Medical place', default: 'Medical' },
  noDoctors: 'I have not saved any doctors or dentists.',
  plans: 'Plans I am looking at',
  planColumns: { name: 'Plan', id: 'Plan ID', total: 'Yearly total', missing: 'What is missing' },
  noPlans: (year: number) => `I have not saved any plans for ${year}.`,
  /** Below the plans, if there is no space for all of them. */
  morePlans: (count: number) => `I have saved ${count} more ${count === 1 ? 'plan' : 'plans'}, with no room on this sheet.`,
  drugPlan: 'Used with Original Medicare',
  supplementCode: (code: string) => `Plan ${code}`,
  /** Above the special needs plans, in two parts. */
  apart: { title: 'Special needs plans.', rest: 'I can join only if I qualify.' },
  premiumOnly: 'Premium only',
  withExtraHelp: 'with Extra Help',
  nothingMissing: 'Nothing',
  totalIsIncomplete: 'Total is incomplete',
  noDrugCoverage: 'No drug coverage',
  pharmacyProblem: {
    'not-covered': (name: string) => `${name} is not covered`,
    'out-of-network': (name: string) => `${name} is out of network`,
  },
  myPharmacy: 'My pharmacy',
  notCovered: (names: readonly string[]) => `Not covered: ${names.join(', ')}`,
  notInNetwork: (names: readonly string[]) => `Not in network: ${names.join(', ')}`,
  notKnownItems: (names: readonly string[]) => `Not known: ${names.join(', ')}`,
  /** After the first names of a long list. */
  andMore: (count: number) => `and ${count} more`,
  /** In place of names, if the shopper leaves the list out. */
  countOfDrugs: (count: number) => (count === 1 ? '1 drug' : `${count} drugs`),
  countOfDoctors: (count: number) => (count === 1 ? '1 doctor' : `${count} doctors`),
  note: (year: number, hasDrugs: boolean, isWithExtraHelp: boolean, pharmacy: string) =>
    `${hasDrugs ? 'Premium + drugs' : 'Premium'} for ${year}${isWithExtraHelp ? ', with Extra Help' : ''}${pharmacy && `, at ${pharmacy}`}. Estimates. Doctor visits and the Part B premium are not counted.`,
  notes: 'My questions, and notes',
});

export type CounselorPaperText = typeof counselorPaper;
