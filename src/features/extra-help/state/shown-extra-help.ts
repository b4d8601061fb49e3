import { createAtom } from '../../../shared/state/store.js';
import type { ExtraHelpAnswer } from '../rules/low-income.js';

/** The data of the components for Extra Help. */
export interface ShownExtraHelp {
  /** The shopper is asked about it (EH-01). */
  readonly isOffered: boolean;
  /** Null while nothing is chosen (EH-02). */
  readonly answer: ExtraHelpAnswer;
  readonly applies: boolean;
  /** The prices of the cards are with Extra Help where it applies (ENV-02, `lisChanges`). */
  readonly doPricesFollow: boolean;
  /** How much of a premium it can pay, in percent (EH-08). */
  readonly levels: readonly number[];
  /** The name of the shopper's own level, if the low-income data has it (EH-08). */
  readonly ownLevel: string | null;
}

const nothing: ShownExtraHelp = { isOffered: false, answer: null, applies: false, doPricesFollow: false, levels: [], ownLevel: null };

export const $shownExtraHelp = createAtom<ShownExtraHelp>('shownExtraHelp', nothing);
