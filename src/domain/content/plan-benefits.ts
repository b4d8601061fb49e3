import { accepted, type Checked, refused } from '../validation/checked.js';

/** Where a benefit of the content belongs on a plan (CONST-02). */
export type BenefitCategory = 'planBenefit' | 'partDBenefit' | 'medicalBenefit';

const categories: ReadonlyMap<string, BenefitCategory> = new Map([
  ['PLAN', 'planBenefit'],
  ['PART-D', 'partDBenefit'],
  ['MEDICAL', 'medicalBenefit'],
]);

/** The category that the content means; null for a word it does not know (CONST-02). */
export function benefitCategoryOf(word: string): BenefitCategory | null {
  return categories.get(word.trim().toUpperCase()) ?? null;
}

/** An entry of the plan-benefits content. */
export interface PlanBenefit {
  readonly benefitId: string;
  readonly benefitCategory: BenefitCategory;
  /** Null when the content names the benefit by its code alone. */
  readonly label: string | null;
}

/** The entries by category, in the content's order (CONST-02). */
export function benefitsByCategory(benefits: readonly PlanBenefit[]): Readonly<Record<BenefitCategory, readonly PlanBenefit[]>> {
  const of = (category: BenefitCategory) => benefits.filter(({ benefitCategory }) => benefitCategory === category);
  return { planBenefit: of('planBenefit'), partDBenefit: of('partDBenefit'), medicalBenefit: of('medicalBenefit') };
}

const codes: ReadonlySet<string> = new Set(['M90', 'M91a', 'M92a', '18a1', '17a1', '14a6']);

/** Whether a code is one that the profile knows: six single ones, and the dental list 16a and 16b with any number behind (CONST-02). */
export function isBenefitCode(code: string): boolean {
  return codes.has(code) || /^16[ab]\d{0,2}$/.test(code);
}

/** What the log says when a benefit that was looked up is not in the content (ERR-03). */
export const BENEFITS_NOT_FOUND = 'Benefits not found !!';

/** The content's entry for a code (ERR-03). */
export function findBenefit(benefits: readonly PlanBenefit[], benefitId: string): Checked<PlanBenefit, typeof BENEFITS_NOT_FOUND> {
  const found = benefits.find((benefit) => benefit.benefitId === benefitId);
  return found ? accepted(found) : refused(BENEFITS_NOT_FOUND);
}
