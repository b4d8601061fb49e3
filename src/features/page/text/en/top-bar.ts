import { defineText } from '../../../language/text/define-text.js';

export const topBar = defineText('topBar', {
  label: 'Page tools',
  back: {
    'pharmacy-search': 'Return to pharmacy search',
    'drug-cost-estimator': 'Return to drug cost estimator',
    'plan-recommendation': 'Return to plan recommendation',
    'plan-summary': 'Return to plans',
  },
  email: 'Email',
  /** The email button's label for screen readers. It contains the visible text. */
  emailLabel: 'Email',
  print: 'Print',
  continueShopping: 'Continue shopping',
});

export type TopBarText = typeof topBar;
