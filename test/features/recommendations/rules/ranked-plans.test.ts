import { describe, expect, it } from 'vitest';
import { rankedPlans, recommendationType, topPlan } from '../../../../src/features/recommendations/rules/ranked-plans.js';
import { recommendationBlock } from '../../../../src/features/recommendations/rules/recommendation-block.js';
import type { RecommendationProfile } from '../../../../src/features/recommendations/rules/recommended-plan.js';
import { recommended } from './samples.js';

function profile(overrides: Partial<RecommendationProfile> = {}): RecommendationProfile {
  return { plans: [], hasResults: false, stateCode: 'AZ', ...overrides };
}

describe('the type of a recommendation', () => {
  it.each([
    ['no results yet', profile(), 'PRE_EMPTY'],
    [
      'rank 1 in the active year',
      profile({ plans: [recommended({ rank: 2 }), recommended({ rank: 1 })], hasResults: true }),
      'PRE_NUMBER_1',
    ],
    ['rank 1, without the results flag', profile({ plans: [recommended({ rank: 1 })] }), 'PRE_NUMBER_1'],
    ['rank 1 in another year', profile({ plans: [recommended({ rank: 1, planYear: 2025 })], hasResults: true }), 'PRE_NO_1_RANKED_PLAN'],
    ['results without rank 1', profile({ plans: [recommended({ rank: 2 })] }), 'PRE_NO_1_RANKED_PLAN'],
    ['questions answered, without a result', profile({ hasResults: true }), 'PRE_NO_1_RANKED_PLAN'],
  ])('[REC-04] decides the type: %s', (_, recommendation, type) => {
    expect(recommendationType(recommendation, 2026)).toBe(type);
  });
});

describe('the ranked results', () => {
  const ranks = (plans: ReturnType<typeof rankedPlans>) => plans.map((plan) => plan.rank);

  it('[REC-02] shows five results at most, by rank', () => {
    const plans = [6, 3, 1, 5, 2, 4].map((rank) => recommended({ rank }));
    expect(ranks(rankedPlans(plans, 2026))).toEqual([1, 2, 3, 4, 5]);
    expect(topPlan(plans, 2026)).toBe(plans[2]);
  });

  it('[REC-02] shows all results if there are fewer', () => {
    const plans = [4, 3, 2, 1].map((rank) => recommended({ rank }));
    expect(ranks(rankedPlans(plans, 2026))).toEqual([1, 2, 3, 4]);
    expect(rankedPlans([], 2026)).toEqual([]);
  });

  it('[REC-02] ignores other years and invalid ranks, and takes the first of equal ranks', () => {
    const first = recommended({ rank: 2, planName: 'first' });
    const others = [
      recommended({ rank: 1, planYear: 2027 }),
      recommended({ rank: 0 }),
      recommended({ rank: Number.NaN }),
      recommended({ rank: 1.5 }),
    ];
    expect(rankedPlans([...others, first, recommended({ rank: 2, planName: 'second' })], 2026)).toEqual([first]);
    expect(topPlan([...others, first], 2026)).toBeNull();
    const tops = ['first', 'second'].map((planName) => recommended({ rank: 1, planName }));
    expect(topPlan(tops, 2026)).toBe(tops[0]);
  });
});

describe('the block of recommendations', () => {
  const facts = { isSignedIn: true, recommendationType: 'PRE_EMPTY', hasApplications: false } as const;

  it.each([
    ['a top plan', { recommendationType: 'PRE_NUMBER_1' }, 'top'],
    ['a top plan and applications', { recommendationType: 'PRE_NUMBER_1', hasApplications: true }, 'top'],
    ['empty, no applications', {}, 'prompt'],
    ['empty, applications', { hasApplications: true }, 'none'],
    ['results without a top plan', { recommendationType: 'PRE_NO_1_RANKED_PLAN' }, 'none'],
    ['a top plan, not signed in', { recommendationType: 'PRE_NUMBER_1', isSignedIn: false }, 'none'],
    ['empty, not signed in', { isSignedIn: false }, 'none'],
  ] as const)('[DASH-05] [DASH-09] is decided: %s', (_, over, block) => {
    expect(recommendationBlock({ ...facts, ...over })).toBe(block);
  });
});
