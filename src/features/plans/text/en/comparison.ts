import type { Messages } from '../../../language/text/messages.js';

export const comparison: Messages['comparison'] = {
  caption: 'Your saved plans side by side',
  total: 'Yearly total',
  totalOf: (hasDrugs, isWithExtraHelp) => `${hasDrugs ? 'Premium + your drugs' : 'Premium'}${isWithExtraHelp ? ', with Extra Help' : ''}`,
  without: (amount) => `${amount} without`,
  deductible: 'Deductible',
  medicalDeductible: (amount) => `${amount} medical`,
  drugDeductible: (amount) => `${amount} for drugs`,
  noMedicalCare: 'Medical care is not included',
  drugs: 'Your drugs',
  drugsCovered: (covered, of) => `${covered} of ${of} covered`,
  noDrugs: 'You have not added drugs',
  providers: 'Your doctors',
  providersInNetwork: (covered, of) => `${covered} of ${of} in network`,
  notInNetwork: (names) => `Not in network: ${names.join(', ')}`,
  noProviders: 'You have not added doctors',
  network: 'Doctors you can see',
  enroll: 'To enroll',
  open: 'Open now',
  pharmacy: (name, isMailOrder) => `Drug costs are at ${name}, ${isMailOrder ? 'home delivery' : 'retail pharmacy'}.`,
  planNow: (name, year, total) => `Your plan now: ${name}, ${total} for ${year}.`,
};
