import { invalid, type ValidationResult, valid } from '../../../shared/validation/validation-result.js';

/** The part of a plan to which a benefit belongs (CONST-02). */
export type BenefitCategory = 'planBenefit' | 'partDBenefit' | 'medicalBenefit';

const categories: ReadonlyMap<string, BenefitCategory> = new Map([
  ['PLAN', 'planBenefit'],
  ['PART-D', 'partDBenefit'],
  ['MEDICAL', 'medicalBenefit'],
]);

/** Returns the category, or null for an unknown word (CONST-02). */
export function benefitCategoryOf(word: string): BenefitCategory | null {
  return categories.get(word.trim().toUpperCase()) ?? null;
}

/** An entry of the plan-benefits content. */
export interface PlanBenefit {
  readonly benefitId: string;
  readonly benefitCategory: BenefitCategory;
  /** Null if the content has only the code. */
  readonly label: string | null;
}

/** Groups the entries by category, in the order of the content (CONST-02). */
export function benefitsByCategory(benefits: readonly PlanBenefit[]): Readonly<Record<BenefitCategory, readonly PlanBenefit[]>> {
  const of = (category: BenefitCategory) => benefits.filter(({ benefitCategory }) => benefitCategory === category);
  return { planBenefit: of('planBenefit'), partDBenefit: of('partDBenefit'), medicalBenefit: of('medicalBenefit') };
}

const codes: ReadonlySet<string> = new Set(['M90', 'M91a', 'M92a', '18a1', '17a1', '14a6']);

/** Whether the profile knows a code. Dental codes are 16a and 16b with any number after them (CONST-02). */
export function isBenefitCode(code: string): boolean {
  return codes.has(code) || /^16[ab]\d{0,2}$/.test(code);
}

/** The log text for a benefit that is not in the content (ERR-03). */
export const BENEFITS_NOT_FOUND = 'Benefits not found !!';

/** Finds the entry of a code (ERR-03). */
export function findBenefit(benefits: readonly PlanBenefit[], benefitId: string): ValidationResult<PlanBenefit, typeof BENEFITS_NOT_FOUND> {
  const found = benefits.find((benefit) => benefit.benefitId === benefitId);
  return found ? valid(found) : invalid(BENEFITS_NOT_FOUND);
}
