import { limitText, MISSING } from '../money/money-text.js';
import { type BenefitToken, benefitTokens } from '../plan/benefit-text.js';
import type { Plan } from '../plan/plan.js';

/** The figure next to the premium (CARD-01). */
export type SecondFigure =
  | { readonly kind: 'out-of-pocket-maximum' | 'part-d-deductible'; readonly text: string }
  | { readonly kind: 'rider'; readonly name: readonly BenefitToken[]; readonly help: readonly BenefitToken[] | null };

/** Returns the out-of-pocket maximum, the drug deductible or the first rider, by plan type. Null if it is missing (CARD-01). */
export function decideSecondFigure(plan: Plan): SecondFigure | null {
  if (plan.kind === 'MEDSUPP') {
    const rider = plan.riders.find(({ name }) => name.trim() !== '');
    return rider ? { kind: 'rider', name: benefitTokens(rider.name), help: rider.help === null ? null : benefitTokens(rider.help) } : null;
  }
  const isDrugPlan = plan.kind === 'PDP';
  const text = limitText(isDrugPlan ? plan.partDDeductible : plan.outOfPocketMaximum);
  return text === MISSING ? null : { kind: isDrugPlan ? 'part-d-deductible' : 'out-of-pocket-maximum', text };
}
