import type { ExtraHelpAnswer, LowIncomeData, SubsidyLevel } from './low-income.js';

/** How much of the premium Extra Help pays, in percent (EH-08). */
export const PREMIUM_LEVELS = [100, 75, 50, 25] as const;

export type PremiumLevel = (typeof PREMIUM_LEVELS)[number];

/** What the whole subsidy is called (EH-09). */
const FULL_LEVEL_TEXT = 'full Extra Help';
/** What services call it. */
const FULL_LEVEL_CODE = 'full lis';

/** The premium level of a low-income level such as '100', '75%' or 'full LIS'; null when it is none of them (EH-08). */
export function premiumLevel(level: string | null): PremiumLevel | null {
  const written = level?.trim().toLowerCase();
  const text = written?.endsWith('%') ? written.slice(0, -1).trimEnd() : written;
  if (text === FULL_LEVEL_CODE || text === FULL_LEVEL_TEXT.toLowerCase()) return 100;
  return PREMIUM_LEVELS.find((percent) => String(percent) === text) ?? null;
}

/** What a premium level is called: 'full Extra Help' for the whole, else its percentage (EH-08, EH-09). */
export function levelName(level: PremiumLevel): string {
  return level === 100 ? FULL_LEVEL_TEXT : `${level}%`;
}

/** The subsidy level that an answer stands for: '1' for yes, none for no (EH-06). */
export function levelOf(answer: 'yes' | 'no'): SubsidyLevel {
  return answer === 'yes' ? '1' : null;
}

export interface ExtraHelpFacts {
  readonly answer: ExtraHelpAnswer;
  /** The level that was loaded with the profile. */
  readonly profileLevel: SubsidyLevel;
  readonly lowIncome: LowIncomeData | null;
  /** Known to have no subsidy: see `isWithoutSubsidy`. */
  readonly isWithoutSubsidy: boolean;
}

/**
 * Whether prices with Extra Help apply: the shopper's own answer counts first, then what the services know (CARD-16, DRUG-09). Who is
 * known to have no subsidy has none (EH-01).
 */
export function hasExtraHelp({ answer, profileLevel, lowIncome, isWithoutSubsidy }: ExtraHelpFacts): boolean {
  if (isWithoutSubsidy) return false;
  if (answer !== null) return answer === 'yes';
  return profileLevel === '1' || (profileLevel === null && lowIncome?.isEligible === true);
}
