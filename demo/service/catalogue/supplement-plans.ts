import madeUp from '../../data/made-up.json' with { type: 'json' };
import { supplementBullets, supplementInformation } from './marketing.js';
import { premiumText } from './wire-plan.js';

export type SupplementFacts = (typeof madeUp.supplementPlans)[number];

export const supplementPlans: readonly SupplementFacts[] = madeUp.supplementPlans;
export const supplementStates: readonly string[] = madeUp.supplementStates;
export const supplementLegalEntity: string = madeUp.supplementLegalEntity;

export function findSupplementPlan(code: string): SupplementFacts | null {
  return supplementPlans.find((plan) => plan.code === code) ?? null;
}

/** A supplement plan in the format of the supplement search. */
export function wireSupplementPlan(plan: SupplementFacts, year: number, stateCode: string) {
  return {
    planCode: plan.code,
    planName: plan.name,
    planType: 'MedSupp',
    planYear: year,
    monthlyPremium: plan.premium,
    monthlyPremiumFormatted: premiumText(plan.premium),
    stateCode,
    msLegalEntity: supplementLegalEntity,
    msPlanPositioningStatement: plan.statement,
    rider: [
      { benefitName: 'Dental, vision and hearing rider', helpText: 'Adds $19.50 a month.' },
      { benefitName: 'Wellness extras<sup>10</sup>', helpText: null },
    ],
    marketingInformation: supplementInformation(),
    marketingBulletsV2: plan.code.endsWith('W1') ? supplementBullets() : [],
  };
}
