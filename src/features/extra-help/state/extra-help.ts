import { createAtom } from '../../../shared/state/store.js';
import type { ExtraHelpAnswer, LowIncomeData } from '../rules/low-income.js';

/** The page's facts about Extra Help beside the profile. */
export interface ExtraHelp {
  /** The answer of this session, which wins over the profile's; null while none was given (EH-02, EH-04). */
  readonly given: ExtraHelpAnswer;
  readonly lowIncome: LowIncomeData | null;
  /** The low-income data is still to come: it is being fetched, waits for a yes, or for a place (EH-05, ROLE-02). */
  readonly isLowIncomePending: boolean;
}

const extraHelp = createAtom<ExtraHelp>('extraHelp', { given: null, lowIncome: null, isLowIncomePending: true });

export const $extraHelp = extraHelp.readable;

export function changeExtraHelp(change: Partial<ExtraHelp>): void {
  extraHelp.set({ ...extraHelp.get(), ...change });
}
