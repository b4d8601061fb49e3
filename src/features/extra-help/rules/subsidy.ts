import type { ExtraHelpAnswer, LowIncomeData, SubsidyLevel } from './low-income.js';

/** The percentages of the premium that Extra Help can pay (EH-08). */
export const PREMIUM_LEVELS = [100, 75, 50, 25] as const;

export type PremiumLevel = (typeof PREMIUM_LEVELS)[number];

/** The text for the level of 100 percent (EH-09). */
const FULL_LEVEL_TEXT = 'full Extra Help';
/** The services' name for the level of 100 percent. */
const FULL_LEVEL_CODE = 'full lis';

/** Reads a level such as '100', '75%' or 'full LIS'. Returns null for any other text (EH-08). */
export function premiumLevel(level: string | null): PremiumLevel | null {
  const written = level?.trim().toLowerCase();
  const text = written?.endsWith('%') ? written.slice(0, -1).trimEnd() : written;
  if (text === FULL_LEVEL_CODE || text === FULL_LEVEL_TEXT.toLowerCase()) return 100;
  return PREMIUM_LEVELS.find((percent) => String(percent) === text) ?? null;
}

/** Returns 'full Extra Help' for 100 percent, else the percentage (EH-08, EH-09). */
export function levelName(level: PremiumLevel): string {
  return level === 100 ? FULL_LEVEL_TEXT : `${level}%`;
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
