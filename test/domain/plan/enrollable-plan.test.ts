import { describe, expect, it } from 'vitest';
import { type EnrollablePlan, launchedPlan } from '../../../src/domain/plan/enrollable-plan.js';
import { medicarePlan } from './samples.js';

const place = { zipCode: '85004', county: 'Maricopa' };
const launched = (over: Partial<EnrollablePlan> = {}, at: typeof place | Record<keyof typeof place, null> = place, data?: unknown) =>
  launchedPlan({ ...medicarePlan({ year: 2027 }), ...over }, at, data);

describe('what the application page is told', () => {
  it('[HAND-01] has the plan, the place, the premium and the launch data as it was stored', () => {
    const plan = medicarePlan({ year: 2027, name: 'Choice (HMO)', monthlyPremium: 26, rawType: 'MAPD' });
    const oleLaunchData = '{"county":"Maricopa"}';
    expect(launchedPlan(plan, place, oleLaunchData)).toEqual({
      planName: 'Choice (HMO)',
      planType: 'MAPD',
      planId: 'H0609044000',
      planYear: 2027,
      zipCode: '85004',
      county: 'Maricopa',
      monthlyPremium: 26,
      oleLaunchData,
    });
  });

  it.each([
    ['zero', { monthlyPremium: 0 }, 0],
    ['the wording of the service, which wins', { monthlyPremium: 30, monthlyPremiumText: '$26.40' }, 26.4],
    ['wording without an amount', { monthlyPremium: 30, monthlyPremiumText: 'See plan' }, 30],
    ['missing', { monthlyPremium: null }, null],
    ['negative', { monthlyPremium: -1 }, null],
    ['negative wording', { monthlyPremium: null, monthlyPremiumText: '-$26' }, null],
  ])('[HAND-01] [CONST-01] has the premium: %s', (_, over, expected) => {
    expect(launched(over).monthlyPremium).toBe(expected);
  });

  it('[HAND-01] of a plan that a page hands over with nothing but its name has null for the rest', () => {
    const { kind, id, name, year } = medicarePlan({ year: 2027 });
    expect(launchedPlan({ kind, id, name, year }, { zipCode: null, county: null }, undefined)).toEqual({
      planName: name,
      planType: 'MAPD',
      planId: 'H0609044000',
      planYear: 2027,
      zipCode: null,
      county: null,
      monthlyPremium: null,
      oleLaunchData: null,
    });
  });

  it.each([
    ['the shopper’s county wins', { county: 'Pima' }, place, 'Maricopa'],
    ['without it the plan’s counts', { county: 'Pima' }, { zipCode: null, county: null }, 'Pima'],
  ])('[HAND-01] %s', (_, over, at, expected) => {
    expect(launched(over, at).county).toBe(expected);
  });
});
