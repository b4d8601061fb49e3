import { defineText } from '../../../language/text/define-text.js';

/** With more names than this, the text gives their number. */
const NAMED = 2;

/** The table of pharmacies (PHARM-03 to PHARM-05). */
export const pharmacyComparison = defineText('pharmacyComparison', {
  heading: 'Compare pharmacies',
  lead: 'Yearly total, premium + your drugs',
  leadWithExtraHelp: 'Yearly total, premium + your drugs, with Extra Help',
  caption: 'Yearly total of each plan at each pharmacy',
  /** Says of an amount beside amounts without it (COST-08). */
  withExtraHelp: 'with Extra Help',
  /** The kind of a pharmacy, under its name. */
  kind: (isMailOrder: boolean, isPreferred: boolean) => `${isMailOrder ? 'Home delivery' : 'Retail'}${isPreferred ? ', preferred' : ''}`,
  /** Names the pharmacy of the row that costs least. It is never said of a plan. */
  lowest: 'lowest',
  /** Before an incomplete total, for a screen reader. */
  incomplete: 'Incomplete:',
  /** In place of a figure. */
  problem: {
    'not-covered': 'Not covered',
    'out-of-network': 'Out of network',
  },
  /** A drug that one pharmacy cannot price (PHARM-05). */
  notAvailable: (drugs: readonly string[]) =>
    `${drugs.length > NAMED ? `${drugs.length} drugs` : drugs.join(' and ')}: price not available`,
  loadingPrices: 'Loading prices',
  notLoaded: 'Not loaded',
  failed: 'Prices could not be loaded',
  failedAt: (pharmacy: string) => `Prices at ${pharmacy} could not be loaded.`,
  /** The head of the last row of the table, for a screen reader. */
  choose: 'Choose a pharmacy',
  chooseYours: 'Choose your pharmacy',
  yours: 'Your pharmacy',
  use: 'Use this pharmacy',
});

export type PharmacyComparisonText = typeof pharmacyComparison;
