import type { Messages } from '../../../language/text/messages.js';

export const topBar: Messages['topBar'] = {
  label: 'Page tools',
  back: {
    'pharmacy-search': 'Return to pharmacy search',
    'drug-cost-estimator': 'Return to drug cost estimator',
    'plan-recommendation': 'Return to plan recommendation',
    'plan-summary': 'Return to plans',
  },
  email: 'Email',
  emailLabel: 'Email',
  print: 'Print',
  continueShopping: 'Continue shopping',
};
