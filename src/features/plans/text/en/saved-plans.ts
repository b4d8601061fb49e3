import { longDate } from '../../../language/text/en/dates.js';
import type { Messages } from '../../../language/text/messages.js';

const plans = (count: number) => (count === 1 ? '1 plan' : `${count} plans`);

export const savedPlans: Messages['savedPlans'] = {
  heading: 'Your Saved Plans',
  lead: (count, year, zipCode, county) =>
    `${plans(count)} for ${year}${zipCode ? ` in ${zipCode}` : ''}${zipCode && county ? `, ${county}` : ''}`,
  empty: 'Looks like no saved plans',
  leadOfOther: (year, count, otherYear) => `No plans for ${year}, ${plans(count)} for ${otherYear}`,
  savedForOther: (count, otherYear) => `You have ${plans(count)} saved for ${otherYear}`,
  noneYet: (year) => `No plan is saved for ${year} yet.`,
  showOther: (count, otherYear) => `Show my ${otherYear} ${count === 1 ? 'plan' : 'plans'}`,
  supplement: (count) => `Your saved Medicare Supplement ${count === 1 ? 'plan is' : 'plans are'} listed separately.`,
  showAll: (count) => `Show all ${count} plans`,
  browse: (year) => `Browse all ${year} plans`,
  printed: (year, date, phone, tty) =>
    `Saved plans for ${year}. Printed ${longDate(date)}.${phone && ` Questions? Call ${phone.replaceAll('-', '\u2011')}, TTY ${tty}.`}`,
};

export const yearToggle: Messages['yearToggle'] = {
  legend: 'Plans starting in',
  'january-or-later': (year) => `January ${year} or later`,
  'nov-or-dec': (year) => `Nov or Dec ${year}`,
  noLongerSold: 'no longer sold',
};
