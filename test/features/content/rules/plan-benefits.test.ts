import { describe, expect, it } from 'vitest';
import {
  BENEFITS_NOT_FOUND,
  benefitCategoryOf,
  benefitsByCategory,
  findBenefit,
  isBenefitCode,
  type PlanBenefit,
} from '../../../../src/features/content/rules/plan-benefits.js';

const benefits: readonly PlanBenefit[] = [
  { benefitId: 'M90', benefitCategory: 'planBenefit', label: 'Primary care visit' },
  { benefitId: '17a1', benefitCategory: 'medicalBenefit', label: 'Eye exam' },
  { benefitId: 'M91a', benefitCategory: 'planBenefit', label: null },
  { benefitId: 'D10', benefitCategory: 'partDBenefit', label: 'Tier 1' },
];

describe('plan benefits', () => {
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

  it('[CONST-02] groups benefits by category, in the order of the content', () => {
    expect(benefitsByCategory(benefits)).toEqual({
      planBenefit: [benefits[0], benefits[2]],
      partDBenefit: [benefits[3]],
      medicalBenefit: [benefits[1]],
    });
    expect(benefitsByCategory([])).toEqual({ planBenefit: [], partDBenefit: [], medicalBenefit: [] });
  });

  it.each(['M90', 'M91a', 'M92a', '18a1', '17a1', '14a6', '16a', '16b', '16a1', '16b3', '16a12'])(
    '[CONST-02] knows the benefit code %s',
    (code) => {
      expect(isBenefitCode(code)).toBe(true);
    },
  );

  it.each(['M91', 'm90', '18a', '17a2', '14a', '16c1', '16', '16a1x', 'x16a1', '16a123', '', 'M90 '])(
    '[CONST-02] does not know the benefit code %j',
    (code) => {
      expect(isBenefitCode(code)).toBe(false);
    },
  );

  it('[ERR-03] reports a benefit that is not in the content', () => {
    expect(findBenefit(benefits, '17a1')).toEqual({ ok: true, value: benefits[1] });
    expect(findBenefit(benefits, '17A1')).toEqual({ ok: false, problem: 'Benefits not found !!' });
    expect(findBenefit([], 'M90')).toEqual({ ok: false, problem: BENEFITS_NOT_FOUND });
  });
});
