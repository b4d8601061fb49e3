import { describe, expect, it } from 'vitest';
import { handedPlan } from '../../../../src/features/plans/rules/handed-plan.js';
import { estimate } from '../../drugs/rules/samples.js';
import { bullet, medicarePlan, supplementPlan } from './samples.js';

const medicare = medicarePlan();
const supplement = supplementPlan();

/** A card needs these fields with the right types. Any other value would break it. */
describe('a plan from the host page', () => {
  it.each<[string, object]>([
    ['Medicare Advantage', { ...medicare, kind: 'MA' }],
    ['Medicare Advantage with drugs', { ...medicare, bullets: [bullet(1, 'a', 'ear.svg')], bulletsV2: [bullet(null, 'b')] }],
    ['a drug plan', { ...medicare, kind: 'PDP' }],
    [
      'special needs',
      { ...medicare, kind: 'SNP', monthlyPremiumText: '$26', lisMonthlyPremiumText: '$0', detailsUrl: '/a', county: 'Pima' },
    ],
    ['an estimate', { ...medicare, drugEstimate: estimate({ coveredDrugs: ['00378021601'] }) }],
    ['an estimate without the coverage', { ...medicare, drugEstimate: estimate({ coveredDrugs: null }) }],
    [
      'a supplement',
      {
        ...supplement,
        riders: [
          { name: 'Wellness', help: null },
          { name: 'Gym', help: 'A gym' },
        ],
      },
    ],
    ['only the required fields', { kind: 'PDP', id: 'S0001001000', year: 2027, name: 'Essentials', bullets: [], bulletsV2: [] }],
    ['a bullet with only a text', { ...medicare, bullets: [{ text: 'a' }] }],
  ])('[CARD-01] accepts the plan: %s', (_, plan) => {
    expect(handedPlan(plan)).toBe(plan);
  });

  it.each([null, undefined, 7, 'H0609044000'])('[CARD-01] refuses %j', (value) => {
    expect(handedPlan(value)).toBeNull();
  });

  it.each<object>([
    { year: '2027' },
    { name: null },
    { bullets: {} },
    { bullets: [null] },
    { bullets: [{ text: null }] },
    { bullets: [{ text: 'a', icon: 7 }] },
    { bulletsV2: undefined },
    { monthlyPremiumText: 26 },
    { lisMonthlyPremiumText: 0 },
    { detailsUrl: {} },
    { zipCode: 85004 },
    { county: 13 },
    { kind: 'HMO' },
    { kind: null },
    { id: 'H060904400' },
    { id: 'H06090440001' },
    { id: 'XH0609044000' },
    { id: 'H0609-04400' },
    { drugEstimate: 'x' },
    { drugEstimate: estimate({ coveredDrugs: 'x' as never }) },
    { drugEstimate: estimate({ coveredDrugs: [7] as never }) },
    { drugEstimate: estimate({ tiers: null as never }) },
    { drugEstimate: estimate({ costs: null as never }) },
    { drugEstimate: estimate({ lisCosts: null as never }) },
  ])('[CARD-01] refuses a Medicare plan with %j', (wrong) => {
    expect(handedPlan({ ...medicare, ...wrong })).toBeNull();
  });

  it.each<object>([
    { code: 7 },
    { riders: null },
    { riders: [null] },
    { riders: [{ help: null }] },
    { riders: [{ name: 'Gym', help: 7 }] },
  ])('[CARD-01] refuses a supplement plan with %j', (wrong) => {
    expect(handedPlan({ ...supplement, ...wrong })).toBeNull();
  });
});
