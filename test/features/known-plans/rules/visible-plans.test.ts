import { describe, expect, it } from 'vitest';
import { inCardOrder, isPlanVisible, type PlanFilter } from '../../../../src/features/known-plans/rules/visible-plans.js';
import { keyOf, type MedicarePlan, type Plan } from '../../../../src/features/plan/rules/plan.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';

const november = { activeYear: 2026, today: wallClock(2026, 11, 20) };

const communitySnp = medicarePlan({ id: 'H0000000001', kind: 'SNP', isCommunityPlan: true, name: 'Community' });
const otherSnp = medicarePlan({ id: 'H0000000002', kind: 'SNP', name: 'Other special needs' });
const ma = medicarePlan({ id: 'H0000000003', kind: 'MA', name: 'Advantage without drugs' });
const mapd = medicarePlan({ id: 'H0000000004', kind: 'MAPD', name: 'Advantage with drugs' });
const pdp = medicarePlan({ id: 'S0000000005', kind: 'PDP', name: 'Drugs' });
const supplement = supplementPlan();

/** The cards of saved plans with details, filtered and sorted as on the page. */
function shownPlans(plans: readonly Plan[], filter: PlanFilter, savedOn: Readonly<Record<string, string>>): readonly MedicarePlan[] {
  const shown = plans.filter((plan): plan is MedicarePlan => plan.kind !== 'MEDSUPP' && isPlanVisible(plan, filter));
  return inCardOrder(
    shown.map((plan) => ({ key: keyOf(plan), plan })),
    savedOn,
  ).map(({ plan }) => plan);
}

const names = (plans: readonly { readonly name: string }[]) => plans.map((plan) => plan.name);

describe('the order of the cards', () => {
  it('[PLN-06] shows UHC special needs plans first, drug plans last, and the others by name', () => {
    const shown = shownPlans([pdp, supplement, otherSnp, mapd, ma, communitySnp], november, {});
    expect(shown).toEqual([communitySnp, mapd, ma, otherSnp, pdp]);
  });

  it('[PLN-06] moves only special needs plans with the UHC flag to the front', () => {
    const flagged = medicarePlan({ id: 'H0000000006', kind: 'MA', isCommunityPlan: true, name: 'Flagged' });
    const flaggedPdp = medicarePlan({ id: 'S0000000007', kind: 'PDP', isCommunityPlan: true, name: 'A flagged drug plan' });
    expect(names(shownPlans([flaggedPdp, flagged, ma, communitySnp], november, {}))).toEqual([
      'Community',
      'Advantage without drugs',
      'Flagged',
      'A flagged drug plan',
    ]);
  });

  it('[PLN-06] sorts the newest first within a group, then plans without a time by name', () => {
    const plans = ['Beta', 'alpha', 'Gamma', 'Delta', 'Omega', 'Alpine'].map((name, index) =>
      medicarePlan({ id: `H000000000${index}`, name }),
    );
    const savedOn = {
      'H0000000000-2026': '2026-01-05T10:00:00Z',
      'H0000000002-2026': '2026-03-05T10:00:00Z',
      'H0000000003-2026': '2026-03-05T05:00:00-06:00',
      'H0000000004-2026': 'not a time',
    };
    const expected = ['Delta', 'Gamma', 'Beta', 'alpha', 'Alpine', 'Omega'];
    expect(names(shownPlans(plans, november, savedOn))).toEqual(expected);
    expect(names(shownPlans(plans.toReversed(), november, savedOn))).toEqual(expected);
  });

  it('[PLN-06] sorts by group before time', () => {
    const savedOn = { 'S0000000005-2026': '2026-11-19T10:00:00Z', 'H0000000004-2026': '2026-01-01T10:00:00Z' };
    expect(shownPlans([pdp, mapd, communitySnp], november, savedOn)).toEqual([communitySnp, mapd, pdp]);
  });

  it('[PLN-06] sorts plans with the same time by name, and keeps the order of equal names', () => {
    const twins = ['1', '2'].map((segment) => medicarePlan({ id: `H000000000${segment}`, name: 'Twin' }));
    const first = medicarePlan({ id: 'H0000000009', name: 'First' });
    const savedOn = Object.fromEntries([...twins, first].map((plan) => [`${plan.id}-2026`, '2026-01-05T10:00:00Z']));
    expect(shownPlans([...twins, first], november, savedOn)).toEqual([first, ...twins]);
  });
});

describe('the plans of the active year', () => {
  const plans = Object.freeze([2025, 2026, 2027, 2028].map((year) => medicarePlan({ year, name: String(year) })));
  const september = wallClock(2026, 9, 30, 23, 59, 59);

  it.each([
    ['the current year', 2026, november.today, ['2026']],
    ['the next year in the enrollment period', 2027, november.today, ['2027']],
    ['the next year before the enrollment period shows no plan', 2027, september, []],
    ['a past year shows no plan', 2025, november.today, []],
    ['the year after the next one shows no plan', 2028, november.today, []],
  ])('[PLN-07] [YEAR-03] [YEAR-07] shows only plans of the active year: %s', (_, activeYear, today, expected) => {
    expect(names(shownPlans(plans, { activeYear, today }, {}))).toEqual(expected);
    expect(plans).toHaveLength(4);
  });
});
