import { expect, it } from 'vitest';
import { benefitCategoryOf } from '../../../../src/features/content/rules/plan-benefits.js';

it.each([
  ['PLAN', 'planBenefit'],
  ['PART-D', 'partDBenefit'],
  ['MEDICAL', 'medicalBenefit'],
  [' medical ', 'medicalBenefit'],
  ['PARTD', null],
  ['VISION', null],
  ['constructor', null],
  ['', null],
])('[CONST-02] reads the category %j as %j', (word, category) => {
  expect(benefitCategoryOf(word)).toBe(category);
});
