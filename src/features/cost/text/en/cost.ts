import type { Messages } from '../../../language/text/messages.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

export const cost: Messages['cost'] = {
  aYear: 'a year',
  premiumOnly: {
    'none-saved': 'premium only, until you add your drugs',
    'no-drug-coverage': 'premium only, no drug coverage',
  },
  incomplete: 'Total is incomplete',
  missing: ({ fullPrice, notAvailable }) =>
    [
      fullPrice.length > 0 && `+ ${named(fullPrice)} at full price`,
      notAvailable.length > 0 && `+ ${named(notAvailable)}, price not available`,
    ]
      .filter(Boolean)
      .join(' '),
  includes: (drugs, price) => `includes ${named(drugs)} at full price, ${price}`,
  noTotal: {
    'premium-unknown': 'The premium is not available',
    loading: 'Estimating the cost',
    'not-available': 'Cost not available',
  },
  yourPlanNow: 'Your plan now',
  restOfYear: ({ fromMonth, year }, amount) => `${fromMonth === 11 ? 'November and December' : 'December'} ${year}: about ${amount}`,
  estimates: 'These figures are estimates. They do not include copays for doctor visits.',
};

function named(drugs: readonly string[]): string {
  return drugs.length > NAMED ? `${drugs.length} drugs` : drugs.join(' and ');
}
