import type { ExtraHelpAnswer, LowIncomeData, SubsidyLevel } from './low-income.js';

/** The names that services have for the full subsidy. Since 2024 there is no other level of the premium (EH-08, EH-09). */
const fullLevels = ['100', 'full lis', 'full extra help'];

/** Whether a level of the low-income data, such as '100%' or 'full LIS', is the full one. */
export function isFullLevel(level: string | null): boolean {
  const written = level?.trim().toLowerCase() ?? '';
  return fullLevels.includes(written.endsWith('%') ? written.slice(0, -1).trimEnd() : written);
}

/** Returns the subsidy level of an answer: '1' for yes, none for no (EH-06). */
export function levelOf(answer: 'yes' | 'no'): SubsidyLevel {
  return answer === 'yes' ? '1' : null;
}

export interface ExtraHelpFacts {
  readonly answer: ExtraHelpAnswer;
  /** The level that was loaded with the profile. */
  readonly profileLevel: SubsidyLevel;
  readonly lowIncome: LowIncomeData | null;
  /** True if the shopper is known to have no subsidy. See `isWithoutSubsidy` in `extra-help-widget.ts`. */
  readonly isWithoutSubsidy: boolean;
}

/**
 * Whether prices with Extra Help apply (CARD-16, DRUG-09). The shopper's answer counts first, then the data of the
 * services. A member who is known to have no subsidy has none (EH-01).
 */
export function hasExtraHelp({ answer, profileLevel, lowIncome, isWithoutSubsidy }: ExtraHelpFacts): boolean {
  if (isWithoutSubsidy) return false;
  if (answer !== null) return answer === 'yes';
  return profileLevel === '1' || (profileLevel === null && lowIncome?.isEligible === true);
}
