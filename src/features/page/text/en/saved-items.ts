import { defineText } from '../../../language/text/define-text.js';

export const savedItems = defineText('savedItems', {
  heading: 'Your saved items',
  tile: {
    plans: (count: number) => (count === 1 ? 'Plan saved' : 'Plans saved'),
    drugs: (count: number) => (count === 1 ? 'Drug added' : 'Drugs added'),
    providers: (_count: number) => 'Doctors and dentists',
  },
  unknown: 'not available',
});

export type SavedItemsText = typeof savedItems;
