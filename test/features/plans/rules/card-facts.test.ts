import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/features/plan/rules/plan.js';
import { cardFacts } from '../../../../src/features/plans/rules/card-facts.js';
import { medicarePlan, supplementPlan } from './samples.js';

const bare = { outOfPocketMaximum: null, partDDeductible: null, medicalDeductible: null, overallStarRating: null } as const;

describe('the facts of a Medicare plan', () => {
  it.each([
    ['none', {}, []],
    ['an out-of-pocket maximum', { outOfPocketMaximum: 3500 }, [{ kind: 'out-of-pocket-maximum', text: '$3,500' }]],
    ['cents, rounded half up', { outOfPocketMaximum: 3499.5 }, [{ kind: 'out-of-pocket-maximum', text: '$3,500' }]],
    ['a deductible of zero', { medicalDeductible: 0 }, [{ kind: 'medical-deductible', text: '$0' }]],
    ['a negative amount', { medicalDeductible: -1 }, []],
    ['stars', { overallStarRating: 4.5 }, [{ kind: 'stars', rating: 4.5 }]],
    ['zero stars', { overallStarRating: 0 }, [{ kind: 'stars', rating: 0 }]],
    ['the drug deductible, which only drug plans show', { partDDeductible: 590 }, []],
  ])('[CARD-01] [FACT-01] [COST-06] shows the facts that the plan has: %s', (_, over, expected) => {
    expect(cardFacts(medicarePlan({ ...bare, ...over }))).toEqual(expected);
  });

  const copay = (value: string) => ({ label: 'Primary Care Visit', value });
  it.each([
    ['both copays', [copay('$0 copay'), { label: 'Specialist visit', value: '$20' }], ['primary-care-copay', 'specialist-copay']],
    ['an empty value', [copay(' ')], []],
    ['a value that is a sentence', [copay('$0 for the first three visits of a calendar year, then $10')], []],
    ['the first of two', [copay('$5'), copay('$9')], ['primary-care-copay']],
    ['another benefit', [{ label: 'Dental care', value: '$0' }], []],
  ])('[FACT-01] shows the copays of the benefits: %s', (_, benefits, kinds) => {
    const facts = cardFacts(medicarePlan({ ...bare, benefits }));
    expect(facts.map(({ kind }) => kind)).toEqual(kinds);
    if (kinds[0] && benefits.length === 2 && kinds.length === 1) expect(facts[0]).toMatchObject({ text: [{ kind: 'money', text: '$5' }] });
  });

  it('[CARD-01] [FACT-01] shows the drug deductible of a drug plan, and that medical care is not included', () => {
    const plan = medicarePlan({ ...bare, kind: 'PDP', partDDeductible: 615, outOfPocketMaximum: 9000, overallStarRating: 3.5 });
    expect(cardFacts(plan)).toEqual([
      { kind: 'drug-deductible', text: '$615' },
      { kind: 'no-medical-care' },
      { kind: 'stars', rating: 3.5 },
    ]);
  });
});

it('[FACT-01] accepts a plan from the host page without these fields', () => {
  const handed = { kind: 'MAPD', id: 'H0609044000', year: 2026, name: 'Essentials', bullets: [], bulletsV2: [] };
  expect(cardFacts(handed as unknown as Plan)).toEqual([]);
});

describe('the facts of a supplement plan', () => {
  const words = [{ kind: 'any-doctor' }, { kind: 'no-stars' }];
  it.each([
    ['no rider', [], words],
    ['a rider without a name', [{ name: ' ', help: 'Help' }], words],
    [
      'the first rider',
      [
        { name: 'Gym', help: null },
        { name: 'Vision', help: null },
      ],
      [{ kind: 'rider', name: [{ kind: 'text', text: 'Gym' }], help: null }, ...words],
    ],
    [
      'the first rider with a name, and its help',
      [
        { name: ' ', help: null },
        { name: 'Foreign travel emergency', help: '80% up to $50,000' },
      ],
      [
        {
          kind: 'rider',
          name: [{ kind: 'text', text: 'Foreign travel emergency' }],
          help: [
            { kind: 'text', text: '80% up to ' },
            { kind: 'money', text: '$50,000' },
          ],
        },
        ...words,
      ],
    ],
  ])("[CARD-01] shows the plan's fixed facts and its first rider: %s", (_, riders, expected) => {
    expect(cardFacts(supplementPlan({ riders }))).toEqual(expected);
  });
});
