import { defineText } from '../../../language/text/define-text.js';

/** The text for each refill label of the data (VAL-01). */
const intervals: Readonly<Record<string, string>> = {
  'Every 1 Month': 'Every month',
  'Every 3 Months': 'Every 3 months',
  Day: 'Every day',
  Week: 'Every week',
  Month: 'Every month',
};

export const drugList = defineText('drugList', {
  heading: 'Your drugs',
  lead: 'We use this list to show what each saved plan covers and what your drugs may cost.',
  add: 'Add drugs',
  kind: (isGeneric: boolean) => (isGeneric ? 'Generic' : 'Brand'),
  generic: (name: string) => `Also sold as the generic ${name}`,
  quantity: 'Quantity',
  refill: 'Refill',
  /** A refill label of the data, such as 'Every 1 Month' (VAL-01). An unknown one stays as it is. */
  frequency: (label: string) => intervals[label] ?? label,
  supply: 'Supply',
  days: (days: number) => `${days} days`,
  /** A drug with an unknown refill has no price. */
  noRefill: 'We do not know how much of it you take. Edit it to see what it may cost.',
  edit: 'Edit',
  remove: 'Remove',
  empty: 'No drugs saved yet',
  emptyHint: (hasPlans: boolean) =>
    hasPlans
      ? 'You have saved plans. Add your drugs to see what each plan covers and what they may cost.'
      : 'Add your drugs to see what each plan covers and what they may cost.',
  emptyAdd: 'Add your drugs',
  /** With the year during Open Enrollment only. */
  browse: (year: number | null) => (year === null ? 'Browse all plans' : `Browse all ${year} plans`),
});

export type DrugListText = typeof drugList;

export const pharmacy = defineText('pharmacy', {
  heading: 'Your pharmacy',
  retail: 'Retail Chain Pharmacy',
  homeDelivery: 'Optum® Home Delivery Pharmacy',
  homeDeliveryHint: 'Your drugs come to your door.',
  change: 'Change pharmacy',
  none: 'No pharmacy chosen yet',
  noneHint: 'What your drugs cost depends on where you fill them.',
  choose: 'Choose a pharmacy',
});

export type PharmacyText = typeof pharmacy;
