import { defineText } from '../../../language/text/define-text.js';

export const disclosures = defineText('disclosures', {
  heading: 'Medicare Supplement disclosures',
  /** The heading of the folded box on a phone, with everything else under it. */
  short: 'Disclosures',
  disclosures: [
    'Medicare Supplement insurance plans are not connected with or endorsed by the U.S. Government or the federal Medicare program.',
    'This is a solicitation of insurance. A licensed insurance agent/producer may contact you.',
  ],
  /** The meaning of the plans' stars. `{year}` is the rating year (FACT-04). */
  stars: 'Star ratings are for {year}. Medicare rates plans every year on a 5-star scale.',
  notes: {
    10: 'Wellness extras are not insurance. They may change or end at any time.',
    14: 'The high-deductible plan pays after you have paid the yearly deductible.',
  },
  highDeductible: (year: number, amount: string) => `In ${year} it is ${amount}.`,
  back: 'Back',
  fromNote: (note: number) => `from note ${note} to where you were`,
});

export type DisclosuresText = typeof disclosures;
