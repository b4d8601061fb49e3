import { describe, expect, it } from 'vitest';
import { planCard } from '../../../../src/features/plan/text/en/plan-card.js';

describe('the next step of an application', () => {
  it.each([
    ['Provider search', 'Next: step 3 of 17, provider search'],
    ['Medicare information', 'Next: step 3 of 17, Medicare information'],
    ['Medicaid information', 'Next: step 3 of 17, Medicaid information'],
  ])('[HAND-04] [ENR-08] is written inside the sentence: %s', (step, sentence) => {
    expect(planCard.standing.nextStep(3, 17, step)).toBe(sentence);
  });
});
