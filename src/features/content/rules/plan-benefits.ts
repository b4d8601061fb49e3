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
