import { defineText } from '../../../language/text/define-text.js';

export const providerList = defineText('providerList', {
  heading: 'Your doctors and dentists',
  lead: 'We check this list against the network of every saved plan.',
  add: 'Add doctors and dentists',
  addMore: 'Add more doctors and dentists',
  kind: { dental: 'Dental: ', behavioral: 'Behavioral: ', place: 'Medical place: ', default: 'Medical: ' },
  edit: 'Edit',
  remove: 'Remove',
  empty: 'No doctors or dentists saved yet',
  emptyHint: (hasPlans: boolean) =>
    hasPlans ? 'You have saved plans. Add your doctors to see which plans cover them.' : 'Add your doctors to see which plans cover them.',
  /** With the year during Open Enrollment only. */
  browse: (year: number | null) => (year === null ? 'Browse all plans' : `Browse all ${year} plans`),
});

export type ProviderListText = typeof providerList;
