import type { Messages } from '../../../language/text/messages.js';

export const topBar: Messages['topBar'] = {
  label: 'Page tools',
  back: {
    'pharmacy-search': 'Return to pharmacy search',
    'drug-cost-estimator': 'Return to drug cost estimator',
    'plan-recommendation': 'Return to plan recommendation',
    'plan-summary': 'Return to plans',
  },
  backShort: {
    'pharmacy-search': 'Pharmacies',
    'drug-cost-estimator': 'Drug costs',
    'plan-recommendation': 'Recommendation',
    'plan-summary': 'Plans',
  },
  email: 'Email',
  emailLabel: 'Email',
  print: 'Print',
  continueShopping: 'Continue shopping',
};
