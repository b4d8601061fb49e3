import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';

const plans = (count: number) => (count === 1 ? '1 plan' : `${count} plans`);

export const savedPlans = defineText('savedPlans', {
  heading: 'Your Saved Plans',
  lead: (count: number, year: number, zipCode: string | null, county: string | null) =>
    `${plans(count)} for ${year}${zipCode ? ` in ${zipCode}` : ''}${zipCode && county ? `, ${county}` : ''}`,
  empty: 'Looks like no saved plans',
  /** Plans are saved for the other year only (NEXT-07). The lead, the heading, the sentence below it, and the button. */
  leadOfOther: (year: number, count: number, otherYear: number) => `No plans for ${year}, ${plans(count)} for ${otherYear}`,
  savedForOther: (count: number, otherYear: number) => `You have ${plans(count)} saved for ${otherYear}`,
  noneYet: (year: number) => `No plan is saved for ${year} yet.`,
  showOther: (count: number, otherYear: number) => `Show my ${otherYear} ${count === 1 ? 'plan' : 'plans'}`,
  supplement: (count: number) => `Your saved Medicare Supplement ${count === 1 ? 'plan is' : 'plans are'} listed separately.`,
  /** Below the first cards of a long list. */
  showAll: (count: number) => `Show all ${count} plans`,
  browse: (year: number) => `Browse all ${year} plans`,
  /** `pharmacy` is the one whose prices stand on the paper. Null if there are none, or if no pharmacy is saved (PHARM-02). */
  printed: (year: number, date: CalendarDate, pharmacy: string | null, phone: string, tty: string) =>
    `Saved plans for ${year}. Printed ${longDate(date)}.${pharmacy ? ` Prices at ${pharmacy}.` : ''}${phone && ` Questions? Call ${phone.replaceAll('-', '\u2011')}, TTY ${tty}.`}`,
});

export type SavedPlansText = typeof savedPlans;

export const yearToggle = defineText('yearToggle', {
  legend: 'Plans starting in',
  'january-or-later': (year: number) => `January ${year} or later`,
  'nov-or-dec': (year: number) => `Nov or Dec ${year}`,
  /** The second line of the current year (HAND-06). */
  noLongerSold: 'no longer sold',
});

export type YearToggleText = typeof yearToggle;
