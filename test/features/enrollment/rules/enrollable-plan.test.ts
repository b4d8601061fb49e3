import { describe, expect, it } from 'vitest';
import { applicationLaunch, type EnrollablePlan } from '../../../../src/features/enrollment/rules/enrollable-plan.js';
import { medicarePlan } from '../../plans/rules/samples.js';

const place = { zipCode: '85004', county: 'Maricopa' };
const launched = (over: Partial<EnrollablePlan> = {}, at: typeof place | Record<keyof typeof place, null> = place, data?: unknown) =>
  applicationLaunch({ ...medicarePlan({ year: 2027 }), ...over }, at, data);

describe('the data for the application page', () => {
  it('[HAND-01] has plan, place, premium and the launch data as stored', () => {
    const plan = medicarePlan({ year: 2027, name: 'Choice (HMO)', monthlyPremium: 26, rawType: 'MAPD' });
    const oleLaunchData = '{"county":"Maricopa"}';
    expect(applicationLaunch(plan, place, oleLaunchData)).toEqual({
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
    ['the text of the service, which wins', { monthlyPremium: 30, monthlyPremiumText: '$26.40' }, 26.4],
    ['a text without an amount', { monthlyPremium: 30, monthlyPremiumText: 'See plan' }, 30],
    ['missing', { monthlyPremium: null }, null],
    ['negative', { monthlyPremium: -1 }, null],
    ['a negative amount as text', { monthlyPremium: null, monthlyPremiumText: '-$26' }, null],
  ])('[HAND-01] [CONST-01] has the monthly premium: %s', (_, over, expected) => {
    expect(launched(over).monthlyPremium).toBe(expected);
  });

  it("[HAND-01] has null for every field that the host page's plan lacks", () => {
    const { kind, id, name, year } = medicarePlan({ year: 2027 });
    expect(applicationLaunch({ kind, id, name, year }, { zipCode: null, county: null }, undefined)).toEqual({
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
    ['the plan’s county counts if the shopper’s is unknown', { county: 'Pima' }, { zipCode: null, county: null }, 'Pima'],
  ])('[HAND-01] chooses the county: %s', (_, over, at, expected) => {
    expect(launched(over, at).county).toBe(expected);
  });
});
