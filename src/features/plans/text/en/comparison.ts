import { defineText } from '../../../language/text/define-text.js';

/** The saved plans side by side, in print and in the email. Its other texts are those of the card (COST-09, TOP-05). */
export const comparison = defineText('comparison', {
  caption: 'Your saved plans side by side',
  total: 'Yearly total',
  /** The label of the row of totals. */
  totalOf: (hasDrugs: boolean, isWithExtraHelp: boolean) =>
    `${hasDrugs ? 'Premium + your drugs' : 'Premium'}${isWithExtraHelp ? ', with Extra Help' : ''}`,
  /** A premium without Extra Help. */
  without: (amount: string) => `${amount} without`,
  deductible: 'Deductible',
  medicalDeductible: (amount: string) => `${amount} medical`,
  drugDeductible: (amount: string) => `${amount} for drugs`,
  noMedicalCare: 'Medical care is not included',
  drugs: 'Your drugs',
  drugsCovered: (covered: number, of: number) => `${covered} of ${of} covered`,
  noDrugs: 'You have not added drugs',
  providers: 'Your doctors',
  providersInNetwork: (covered: number, of: number) => `${covered} of ${of} in network`,
  notInNetwork: (names: readonly string[]) => `Not in network: ${names.join(', ')}`,
  noProviders: 'You have not added doctors',
  network: 'Doctors you can see',
  enroll: 'To enroll',
  open: 'Open now',
  pharmacy: (name: string, isMailOrder: boolean) => `Drug costs are at ${name}, ${isMailOrder ? 'home delivery' : 'retail pharmacy'}.`,
  planNow: (name: string, year: number, total: string) => `Your plan now: ${name}, ${total} for ${year}.`,
  /** `since` is empty, or says how the total differs from this year's (NEXT-03). */
  planNowIn: (name: string, year: number, total: string, since: string) =>
    `Your plan now, in ${year}: ${name}, ${total} a year${since && `, ${since}`}.`,
  /** The plan is not there in the next year (NEXT-03). */
  planNowEnds: (name: string, year: number, total: string) => `Your plan now: ${name}, ${total} for ${year}. It ends December 31, ${year}.`,
});

export type ComparisonText = typeof comparison;
