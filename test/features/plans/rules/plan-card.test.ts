import { describe, expect, it } from 'vitest';
import type { Drug } from '../../../../src/features/drugs/rules/drug.js';
import type { MedicarePlan, Plan, PlanKey } from '../../../../src/features/plan/rules/plan.js';
import { displayPlanId } from '../../../../src/features/plan/rules/plan-id.js';
import { type CardContext, decidePlanCard } from '../../../../src/features/plans/rules/plan-card.js';
import { drug, estimate, pharmacy, provider } from '../../drugs/rules/samples.js';
import { cardContext, sent, withApplication } from './card-samples.js';
import { bullet, medicarePlan, supplementPlan } from './samples.js';

describe('the whole card', () => {
  it("[CARD-01] decides every part of a Medicare plan's card", () => {
    const amlodipine = drug('1', 'Amlodipine');
    const hoppe = provider({ plans: ['H0321002000'] });
    const plan = medicarePlan({
      id: 'H0321002000',
      name: 'UHC Dual Complete H0321-002',
      networkType: 'HMO-POS',
      medicalDeductible: 0,
      overallStarRating: 4.5,
      kind: 'SNP',
      snpKind: 'dual',
      monthlyPremium: 11.5,
      lisMonthlyPremiumText: '$0',
      bullets: [bullet(2, 'Gym<sup>10</sup>', 'fitness.svg'), bullet(1, '$0 copay', 'nobody-knows.png')],
      drugEstimate: estimate({
        coveredDrugs: ['1'],
        tiers: { 1: 2 },
        costs: { 1: 96 },
        lisCosts: { 1: 9.6 },
        annualCost: 96,
        lisAnnualCost: 9.6,
      }),
    });
    expect(decidePlanCard(plan, cardContext({ drugs: [amlodipine], providers: [hoppe], hasExtraHelp: true }))).toEqual({
      tag: { kind: 'SNP', tone: 'gold', hasTooltip: true, snpKind: 'dual' },
      name: 'UHC Dual Complete',
      label: 'UHC Dual Complete',
      displayedId: { kind: 'plan-id', text: 'H0321-002-000' },
      comparedToNow: null,
      need: { kind: 'medicaid-required' },
      notes: [],
      premium: { text: '$0.00', struck: '$11.50', isWithExtraHelp: true },
      idUnderName: null,
      network: { kind: 'hmo-pos' },
      positioning: null,
      facts: [
        { kind: 'out-of-pocket-maximum', text: '$3,500' },
        { kind: 'medical-deductible', text: '$0' },
        { kind: 'stars', rating: 4.5 },
      ],
      total: {
        kind: 'complete',
        drugPart: 'priced',
        sum: { premium: 0, drugs: 9.6, total: 9.6 },
        includesFullPrice: [],
        isWithExtraHelp: true,
        regular: { premium: 138, drugs: 96, total: 234 },
      },
      restOfYear: null,
      months: null,
      bullets: [
        {
          icon: 'dollar',
          tokens: [
            { kind: 'money', text: '$0' },
            { kind: 'text', text: ' copay' },
          ],
        },
        {
          icon: 'fitness',
          tokens: [
            { kind: 'text', text: 'Gym' },
            { kind: 'footnote', note: 10 },
          ],
        },
      ],
      drugs: {
        kind: 'drugs',
        pharmacy,
        count: { covered: 1, of: 1 },
        rows: [{ drug: amlodipine, coverage: 'covered', tier: 2, annualCost: 96, lisAnnualCost: 9.6, fullCost: null, restrictions: [] }],
        cost: { kind: 'extra-help', annual: 9.6, struck: 96 },
      },
      providers: {
        kind: 'providers',
        count: { covered: 1, of: 1 },
        acceptsMedicare: false,
        rows: [{ provider: hoppe, coverage: 'covered' }],
      },
      actions: { main: { kind: 'enroll' }, statuses: [], compare: { isEligible: false, reason: 'special-needs' }, isDisabled: false },
    });
  });

  it('[CARD-13] adds the plan id to the names of controls if another card has the same plan name', () => {
    const plan = medicarePlan({ name: 'Essentials H0609-044' });
    expect(decidePlanCard(plan, cardContext({ sharedNames: ['Essentials'] }))).toMatchObject({
      name: 'Essentials',
      label: `Essentials, ${displayPlanId(plan.id)}`,
      idUnderName: displayPlanId(plan.id),
    });
  });

  it("[CARD-01] [FACT-03] decides every part of a supplement plan's card, with its positioning statement as text", () => {
    const plan = supplementPlan({
      code: 'F01',
      monthlyPremium: 204,
      riders: [{ name: 'Foreign travel', help: null }],
      positioningStatement: 'Predictable costs',
    });
    expect(decidePlanCard(plan, cardContext({ drugs: [drug('1')], providers: [provider()] }))).toMatchObject({
      tag: { kind: 'MEDSUPP', tone: 'green', hasTooltip: false, snpKind: null },
      displayedId: { kind: 'supplement-code', text: 'F01' },
      notes: ['first-eligible-before-2020'],
      premium: { text: '$204.00', struck: null, isWithExtraHelp: false },
      network: { kind: 'original-medicare' },
      positioning: 'Predictable costs',
      facts: [{ kind: 'rider' }, { kind: 'any-doctor' }, { kind: 'no-stars' }],
      total: { kind: 'complete', drugPart: 'no-drug-coverage', sum: { total: 2448 } },
      drugs: { kind: 'no-drug-coverage' },
      providers: { kind: 'none' },
      actions: { main: { kind: 'start-application' }, compare: { isEligible: false } },
    });
  });

  it('[CARD-01] leaves out missing facts, and has no note for a plan that is for everyone', () => {
    const plan = medicarePlan({ outOfPocketMaximum: null, medicalDeductible: null, overallStarRating: null });
    expect(decidePlanCard(plan, cardContext())).toMatchObject({
      facts: [],
      notes: [],
      bullets: [],
    });
  });
});

describe('the tag', () => {
  const cases: readonly [string, Plan, string, boolean][] = [
    ['supplement', supplementPlan(), 'green', false],
    ['PDP', medicarePlan({ kind: 'PDP' }), 'purple', false],
    ['SNP', medicarePlan({ kind: 'SNP', snpKind: 'chronic' }), 'gold', true],
    ['SNP of an unknown kind', medicarePlan({ kind: 'SNP' }), 'gold', true],
    ['MA', medicarePlan({ kind: 'MA' }), 'blue', false],
    ['MAPD', medicarePlan(), 'blue', false],
  ];
  it.each(cases)('[CARD-02] [CARD-03] chooses color and tooltip of the tag: %s', (_, plan, tone, hasTooltip) => {
    const snpKind = plan.kind === 'SNP' ? plan.snpKind : null;
    expect(decidePlanCard(plan, cardContext()).tag).toEqual({ kind: plan.kind, tone, hasTooltip, snpKind });
  });
});

describe('the actions', () => {
  const actions = (plan: Plan, context: Partial<CardContext> = {}) => decidePlanCard(plan, cardContext(context)).actions;

  it.each([
    ['enroll', medicarePlan(), {}, 'enroll'],
    ['resume', medicarePlan(), withApplication(medicarePlan()), 'resume'],
    ['learn more', medicarePlan({ kind: 'SNP', snpKind: 'institutional' }), {}, 'learn-more'],
    ['start application', supplementPlan(), {}, 'start-application'],
  ])('[CARD-07] [ROLE-03] shows every action on a cloaked profile, but disabled: %s', (_, plan, context, kind) => {
    expect(actions(plan, { ...context, isCloaked: true })).toMatchObject({ main: { kind }, isDisabled: true });
    expect(actions(plan, context)).toMatchObject({ main: { kind }, isDisabled: false });
  });

  it.each([
    ['open', medicarePlan(), {}, true],
    ['private fee for service', medicarePlan({ isPrivateFeeForService: true }), {}, false],
    ['special needs', medicarePlan({ kind: 'SNP' }), {}, false],
    ['the community site', medicarePlan(), { isCommunitySite: true }, false],
    ['suppressed', medicarePlan(), { suppression: [{ planId: 'H0609044000', year: 2026 }] }, false],
    ['suppressed in another year', medicarePlan(), { suppression: [{ planId: 'H0609044000', year: 2027 }] }, true],
  ])('[CARD-10] decides whether a plan can be compared: %s', (_, plan, context, compare) => {
    expect(actions(plan, context).compare.isEligible).toBe(compare);
  });

  it('[CARD-08] finds the plan among several entries of the suppression list', () => {
    const suppression = [
      { planId: 'H0609044000', year: 2025 },
      { planId: 'H0000000000', year: null },
      { planId: 'H0609044000', year: 2026 },
      { planId: 'H0609044000', year: 2027 },
    ];
    const refused = { main: { kind: 'none' }, statuses: [{ kind: 'closed', reason: 'suppressed' }] };
    expect(actions(medicarePlan(), { suppression })).toMatchObject(refused);
    expect(actions(supplementPlan({ code: 'G' }), { suppression: [{ planId: 'G', year: null }] })).toMatchObject(refused);
  });

  it.each([
    ['its own application', medicarePlan(), 'resume'],
    ['an application for another segment', medicarePlan({ id: 'H0609044001' }), 'enroll'],
    ['an application for another year', medicarePlan({ year: 2027 }), 'none'],
  ])('[ENR-03] [CARD-06] finds the application by plan and year: %s', (_, plan, kind) => {
    expect(actions(plan, withApplication(medicarePlan())).main.kind).toBe(kind);
  });
});

describe('a shopper who is enrolled', () => {
  const enrolled = { starts: { year: 2027, month: 1, day: 1 } };
  it.each([
    ['by the list of enrolled plans', null, new Map([['H0609044000-2026' as PlanKey, enrolled]]), [{ kind: 'enrolled', ...enrolled }]],
    ['by the saved plan itself', true, new Map(), [{ kind: 'enrolled', starts: null }]],
    ['enrolled in another year', null, new Map([['H0609044000-2027' as PlanKey, enrolled]]), []],
    ['not enrolled by the saved plan', false, new Map(), []],
  ])('[HAND-02] knows whether the shopper is enrolled: %s', (_, isEnrolled, list, statuses) => {
    expect(decidePlanCard(medicarePlan({ isEnrolled }), cardContext({ enrolled: list })).actions.statuses).toEqual(statuses);
  });
});

describe('a card of another context', () => {
  it('uses the values of a new context', () => {
    const plan = medicarePlan();
    expect(decidePlanCard(plan, cardContext()).actions.main.kind).toBe('enroll');
    expect(decidePlanCard(plan, cardContext(withApplication(plan, sent()))).actions.main.kind).toBe('none');
    expect(decidePlanCard(plan, cardContext({ drugs: [drug('1')] })).drugs.kind).toBe('drugs');
    expect(decidePlanCard(plan, cardContext()).drugs.kind).toBe('add-drugs');
  });

  it("sorts the shopper's drugs once for a thousand cards", () => {
    let reads = 0;
    const counted = (ndc: string): Drug => {
      const get = () => {
        reads += 1;
        return ndc;
      };
      return Object.defineProperty(drug(ndc), 'name', { get });
    };
    const context = cardContext({ drugs: [counted('2'), counted('1')] });
    const plans: readonly MedicarePlan[] = Array.from({ length: 1000 }, (_, index) =>
      medicarePlan({ id: `H${String(index).padStart(10, '0')}`, drugEstimate: estimate({ coveredDrugs: ['1', '2'], annualCost: 10 }) }),
    );
    const models = plans.map((plan) => decidePlanCard(plan, context));
    expect(new Set(models).size).toBe(1000);
    expect(reads).toBe(2);
  });
});
