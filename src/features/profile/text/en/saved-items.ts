import type { Messages } from '../../../language/text/messages.js';

export const savedItems: Messages['savedItems'] = {
  heading: 'Your saved items',
  tile: {
    plans: (count) => (count === 1 ? 'Plan saved' : 'Plans saved'),
    drugs: (count) => (count === 1 ? 'Drug added' : 'Drugs added'),
    providers: () => 'Doctors and dentists',
  },
  unknown: 'not available',
};
