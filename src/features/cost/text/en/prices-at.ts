import { defineText } from '../../../language/text/define-text.js';

/** The pharmacy whose prices the page shows (PHARM-02). */
export const pricesAt = defineText('pricesAt', {
  legend: 'Prices at',
  line: 'Prices at:',
  /** No pharmacy is saved, and none is chosen. */
  none: 'no pharmacy',
  change: 'Change',
  changeSuffix: 'the pharmacy of the prices',
  /** After the name of each choice. */
  kind: (isMailOrder: boolean, isPreferred: boolean, isSaved: boolean) =>
    `${isMailOrder ? 'Home delivery' : 'Retail'}${isPreferred ? ', preferred' : ''}${isSaved ? ', your pharmacy' : ''}`,
  /** Says that the choice saves nothing. */
  note: (saved: string) => `For this page only. Your pharmacy stays ${saved}.`,
  noteWithout: 'For this page only. You have no pharmacy saved.',
  done: 'Done',
  /** Announced when the prices of a choice are there, or could not be loaded. */
  nowShown: (name: string) => `Your plans now show prices at ${name}.`,
  failed: (name: string) => `Prices at ${name} could not be loaded.`,
});

export type PricesAtText = typeof pricesAt;
