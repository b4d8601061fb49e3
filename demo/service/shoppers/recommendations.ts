import { findSupplementPlan, supplementLegalEntity } from '../catalogue/supplement-plans.js';
import { premiumText } from '../catalogue/wire-plan.js';
import { type DemoDate, dayFrom } from '../demo-date.js';
import type { Row } from '../profiles/profile-data.js';
import { PHOENIX } from './saved-items.js';

/** The ranked results of one plan year. */
type Results = (planYear: number) => readonly Row[];

/**
 * The section `preData` of a shopper who answered the questionnaire, with results of both years.
 *
 * @param stateCode two letters: the state that the shopper answered for (REC-07)
 */
export function recommendationFor(stateCode: string, results: Results, at: DemoDate): string {
  return JSON.stringify({
    planRecommendationObj: { plans: [...results(at.year), ...results(at.year + 1)] },
    planRecommendationResults: { answeredOn: dayFrom(at, -3) },
    stateCode,
  });
}

type Ranked = readonly [planId: string, name: string, type: string, premium: string, limit: string | null];

const RANKED: readonly Ranked[] = [
  ['H0609026000', 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)', 'MAPD', '$0', '$3,500'],
  ['H0609044000', 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)', 'MAPD', '$26', '$3,500'],
  ['H1822001000', 'SCAN Classic (HMO)', 'MAPD', '$0', '$2,000'],
  ['H0302001000', 'Blue Best Life Plus (HMO)', 'MAPD', '$44', '$2,500'],
  ['H3443001000', 'Alignment Health the ONE + Walgreens (HMO)', 'MAPD', '$0', '$3,499'],
];

const inPhoenix = { zipCode: PHOENIX.zip, county: 'Maricopa', enrollmentStatus: 'none' } as const;

/** Five Medicare Advantage plans, then a supplement plan. */
export function sixResults(planYear: number): readonly Row[] {
  const plans = RANKED.map(([planId, planName, planType, monthlyPremiumFormatted, limit], index) => ({
    ...inPhoenix,
    planYear,
    rank: index + 1,
    planId,
    planName,
    planType,
    monthlyPremiumFormatted,
    outofPocketMaximum: { value: limit },
    prescriptionDrugs: 'Included',
    details: 'Fits your answers on doctors, drugs and travel.',
  }));
  return [...plans, supplementResult('G', plans.length + 1, planYear)];
}

/** The supplement plan alone, as the top result. */
export const supplementFirst =
  (code: string): Results =>
  (planYear) => [supplementResult(code, 1, planYear)];

/** Answers, and no plan that fits them. */
export const noResults: Results = () => [];

function supplementResult(code: string, rank: number, planYear: number): Row {
  const plan = findSupplementPlan(code);
  if (!plan) throw new Error(`A seed names supplement plan ${code}, which the catalogue has not`);
  return {
    ...inPhoenix,
    planYear,
    rank,
    planId: plan.code,
    planName: plan.name,
    planType: 'MedSupp',
    legalEntity: supplementLegalEntity,
    monthlyPremiumFormatted: premiumText(plan.premium),
    outofPocketMaximum: { value: null },
    details: plan.statement,
  };
}
