import { MISSING_TEXT, wholeDollarsText } from '../../../shared/money/money-text.js';
import type { Benefit, MedicarePlan, Plan, SupplementPlan } from '../../plan/rules/plan.js';
import { type BenefitToken, benefitTokens } from './benefit-text.js';

/** A fact next to the yearly cost. Its kind decides its label (CARD-01, FACT-01). */
export type CardFact =
  /** Whole US dollars, such as `$3,500` (COST-06). */
  | { readonly kind: 'out-of-pocket-maximum' | 'medical-deductible' | 'drug-deductible'; readonly text: string }
  /** The benefit text of the service. */
  | { readonly kind: 'primary-care-copay' | 'specialist-copay'; readonly text: readonly BenefitToken[] }
  /** 0 to 5, in steps of 0.5. */
  | { readonly kind: 'stars'; readonly rating: number }
  /** Facts of the plan type. A drug plan has no medical care. A supplement plan has no network and no stars. */
  | { readonly kind: 'no-medical-care' | 'any-doctor' | 'no-stars' }
  | { readonly kind: 'rider'; readonly name: readonly BenefitToken[]; readonly help: readonly BenefitToken[] | null };

/** Returns the facts that the plan has, in the order of the card. A plan from the host page may lack any field. */
export function cardFacts(plan: Plan): readonly CardFact[] {
  if (plan.kind === 'MEDSUPP') return supplementFacts(plan);
  if (plan.kind === 'PDP') return [...dollars('drug-deductible', plan.partDDeductible), { kind: 'no-medical-care' }, ...starsOf(plan)];
  return [
    ...dollars('out-of-pocket-maximum', plan.outOfPocketMaximum),
    ...dollars('medical-deductible', plan.medicalDeductible),
    ...starsOf(plan),
    ...copay('primary-care-copay', plan.benefits, /primary care/i),
    ...copay('specialist-copay', plan.benefits, /specialist/i),
  ];
}

function supplementFacts({ riders }: SupplementPlan): readonly CardFact[] {
  const rider = riders.find(({ name }) => name.trim() !== '');
  const own: readonly CardFact[] = rider
    ? [{ kind: 'rider', name: benefitTokens(rider.name), help: rider.help === null ? null : benefitTokens(rider.help) }]
    : [];
  return [...own, { kind: 'any-doctor' }, { kind: 'no-stars' }];
}

function dollars(
  kind: 'out-of-pocket-maximum' | 'medical-deductible' | 'drug-deductible',
  amount: number | null | undefined,
): readonly CardFact[] {
  const text = wholeDollarsText(amount ?? null);
  return text === MISSING_TEXT ? [] : [{ kind, text }];
}

function starsOf({ overallStarRating: rating }: MedicarePlan): readonly CardFact[] {
  // A plan from the host page may lack the field.
  return typeof rating === 'number' ? [{ kind: 'stars', rating }] : [];
}

/** Longer values are sentences, which are too long for a card (FACT-01). */
const LONGEST_COPAY = 40;

function copay(
  kind: 'primary-care-copay' | 'specialist-copay',
  benefits: readonly Benefit[] | undefined,
  label: RegExp,
): readonly CardFact[] {
  const value = benefits?.find((one) => label.test(one.label))?.value.trim();
  return value && value.length <= LONGEST_COPAY ? [{ kind, text: benefitTokens(value) }] : [];
}
