import type { Messages } from '../../../language/text/messages.js';

export const disclosures: Messages['disclosures'] = {
  heading: 'Medicare Supplement disclosures',
  short: 'Disclosures',
  disclosures: [
    'Medicare Supplement insurance plans are not connected with or endorsed by the U.S. Government or the federal Medicare program.',
    'This is a solicitation of insurance. A licensed insurance agent/producer may contact you.',
  ],
  stars: 'Star ratings are for {year}. Medicare rates plans every year on a 5-star scale.',
  notes: {
    10: 'Wellness extras are not insurance. They may change or end at any time.',
    14: 'The high-deductible plan pays after you have paid the yearly deductible.',
  },
  highDeductible: (year, amount) => `In ${year} it is ${amount}.`,
  back: 'Back',
  fromNote: (note) => `from note ${note} to where you were`,
};
