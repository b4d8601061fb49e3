import { limitText, MISSING } from '../money/money-text.js';
import { type BenefitToken, benefitTokens } from '../plan/benefit-text.js';
import type { Plan } from '../plan/plan.js';

/** The figure beside the premium (CARD-01). */
export type SecondFigure =
  | { readonly kind: 'out-of-pocket-maximum' | 'part-d-deductible'; readonly text: string }
  | { readonly kind: 'rider'; readonly name: readonly BenefitToken[]; readonly help: readonly BenefitToken[] | null };

/** The out-of-pocket maximum, for drug plans the Part D deductible, for supplement plans the first rider; null when missing (CARD-01). */
export function decideSecondFigure(plan: Plan): SecondFigure | null {
  if (plan.kind === 'MEDSUPP') {
    const rider = plan.riders.find(({ name }) => name.trim() !== '');
    return rider ? { kind: 'rider', name: benefitTokens(rider.name), help: rider.help === null ? null : benefitTokens(rider.help) } : null;
  }
  const isDrugPlan = plan.kind === 'PDP';
  const text = limitText(isDrugPlan ? plan.partDDeductible : plan.outOfPocketMaximum);
  return text === MISSING ? null : { kind: isDrugPlan ? 'part-d-deductible' : 'out-of-pocket-maximum', text };
}
