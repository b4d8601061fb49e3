import { defineText } from '../../../language/text/define-text.js';
import { allOf } from '../../../language/text/en/lists.js';

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const named = (months: readonly number[]) => allOf(months.map((month) => names[month - 1] ?? ''));

/** The cost of a plan month by month (MONTH-01). A month is a number from 1 to 12. */
export const months = defineText('months', {
  title: 'Month by month',
  name: names,
  /** Under the bars and in the table. */
  short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  showTable: 'Show as a table',
  showBars: 'Show as bars',
  forPlan: (plan: string) => `for ${plan}`,
  /** The months with the highest cost, which are not all of them. */
  highest: (most: readonly number[], amount: string) => `${named(most)} ${most.length === 1 ? 'is' : 'are'} highest: ${amount}.`,
  /** All twelve months cost the same. */
  every: (amount: string) => `Every month: ${amount}.`,
  /** All months that are left in the current year cost the same (MONTH-04). */
  everyLeft: (year: number, amount: string) => `Each month left in ${year}: ${amount}.`,
  /** One month is left. */
  only: (month: number, year: number, amount: string) => `${names[month - 1]} ${year}: ${amount}.`,
  withoutPremium: 'These amounts are for drugs only. The premium is not available.',
  /** Saved drugs that are not in the amounts. */
  leftOut: (drugs: readonly string[]) => `Not included: ${drugs.length > 2 ? `${drugs.length} drugs` : allOf(drugs)}.`,
  /** `zero` is $0.00. `areSomeLeftOut` is true after `leftOut`. */
  freeFrom: (month: number, zero: string, areSomeLeftOut: boolean) =>
    `From ${names[month - 1]} you pay ${zero} for ${areSomeLeftOut ? 'the other drugs' : 'these drugs'}.`,
  premium: 'Premium',
  drugs: 'drugs',
  column: { month: 'Month', premium: 'Premium', drugs: 'Drugs', total: 'Total' },
  caption: (year: number) => `Premium and drugs, month by month in ${year}`,
  captionDrugs: (year: number) => `Drugs, month by month in ${year}`,
  /** The sum of all twelve months, and of those that are left. */
  year: 'Year',
  left: (year: number) => `Left in ${year}`,
});

export type MonthsText = typeof months;
