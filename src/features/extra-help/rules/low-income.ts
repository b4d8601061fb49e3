/** '1' has a subsidy, '0' has none, and null is unknown (EH-01, EH-06). */
export type SubsidyLevel = '0' | '1' | null;

export type ExtraHelpAnswer = 'yes' | 'no' | null;

/** The low-income data for a place and year (ENT-10). */
export interface LowIncomeData {
  readonly isEligible: boolean;
  readonly level: string | null;
  readonly premiums: readonly { readonly planId: string; readonly planYear: number; readonly monthlyPremium: number | null }[];
}
