import { describe, expect, it } from 'vitest';
import { type CardContext, decidePlanCard } from '../../../src/domain/card/plan-card.js';
import type { Drug } from '../../../src/domain/drug/drug.js';
import type { MedicarePlan, Plan } from '../../../src/domain/plan/plan.js';
import { displayPlanId } from '../../../src/domain/plan/plan-id.js';
import { drug, estimate, pharmacy, provider } from '../coverage/samples.js';
import { bullet, medicarePlan, supplementPlan } from '../plan/samples.js';
import { cardContext, statusOf } from './samples.js';

describe('a card as a whole', () => {
  it('[CARD-01] decides every part of a Medicare plan', () => {
    const amlodipine = drug('1', 'Amlodipine');
    const hoppe = provider({ plans: ['H0321002000'] });
    const plan = medicarePlan({
      id: 'H0321002000',
      name: 'UHC Dual Complete H0321-002',
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
      notes: ['medicaid-required'],
      premium: { text: '$0.00', struck: '$11.50', isWithExtraHelp: true },
      secondFigure: { kind: 'out-of-pocket-maximum', text: '$3,500' },
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
      actions: { main: { kind: 'enroll' }, compare: false, isDisabled: false },
    });
  });

  it('[CARD-13] names its controls with the plan’s id where another card has the name', () => {
    const plan = medicarePlan({ name: 'Essentials H0609-044' });
    expect(decidePlanCard(plan, cardContext({ sharedNames: ['Essentials'] }))).toMatchObject({
      name: 'Essentials',
      label: `Essentials, ${displayPlanId(plan.id)}`,
    });
  });

  it('[CARD-01] decides every part of a supplement plan', () => {
    const plan = supplementPlan({ code: 'F01', monthlyPremium: 204, riders: [{ name: 'Foreign travel', help: null }] });
    expect(decidePlanCard(plan, cardContext({ drugs: [drug('1')], providers: [provider()] }))).toMatchObject({
      tag: { kind: 'MEDSUPP', tone: 'green', hasTooltip: false, snpKind: null },
      displayedId: { kind: 'supplement-code', text: 'F01' },
      notes: ['first-eligible-before-2020'],
      premium: { text: '$204.00', struck: null, isWithExtraHelp: false },
      secondFigure: { kind: 'rider' },
      drugs: { kind: 'no-drug-coverage' },
      providers: { kind: 'none' },
      actions: { main: { kind: 'start-application' }, compare: false },
    });
  });

  it('[CARD-01] leaves out a second figure that is missing, and has no notes for an open plan', () => {
    expect(decidePlanCard(medicarePlan({ outOfPocketMaximum: null }), cardContext())).toMatchObject({
      secondFigure: null,
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
    ['SNP of no known kind', medicarePlan({ kind: 'SNP' }), 'gold', true],
    ['MA', medicarePlan({ kind: 'MA' }), 'blue', false],
    ['MAPD', medicarePlan(), 'blue', false],
  ];
  it.each(cases)('[CARD-02] [CARD-03] %s', (_, plan, tone, hasTooltip) => {
    const snpKind = plan.kind === 'SNP' ? plan.snpKind : null;
    expect(decidePlanCard(plan, cardContext()).tag).toEqual({ kind: plan.kind, tone, hasTooltip, snpKind });
  });
});

describe('the actions', () => {
  const actions = (plan: Plan, context: Partial<CardContext> = {}) => decidePlanCard(plan, cardContext(context)).actions;

  it.each([
    ['enroll', medicarePlan(), {}, 'enroll'],
    ['resume', medicarePlan(), { statuses: statusOf(medicarePlan(), 'In Progress') }, 'resume'],
    ['learn more', medicarePlan({ kind: 'SNP', snpKind: 'institutional' }), {}, 'learn-more'],
    ['start application', supplementPlan(), {}, 'start-application'],
  ])('[CARD-07] [ROLE-03] are disabled for cloaked profiles, and still there: %s', (_, plan, context, kind) => {
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
  ])('[CARD-10] compare: %s', (_, plan, context, compare) => {
    expect(actions(plan, context).compare).toBe(compare);
  });

  it('[CARD-08] finds a plan among several entries of the suppression list', () => {
    const suppression = [
      { planId: 'H0609044000', year: 2025 },
      { planId: 'H0000000000', year: null },
      { planId: 'H0609044000', year: 2026 },
      { planId: 'H0609044000', year: 2027 },
    ];
    expect(actions(medicarePlan(), { suppression }).main).toEqual({ kind: 'none', reason: 'suppressed' });
    expect(actions(supplementPlan({ code: 'G' }), { suppression: [{ planId: 'G', year: null }] }).main).toEqual({
      kind: 'none',
      reason: 'suppressed',
    });
  });

  it.each([
    ['its own', medicarePlan(), 'resume'],
    ["another segment's", medicarePlan({ id: 'H0609044001' }), 'enroll'],
    ["another year's", medicarePlan({ year: 2027 }), 'none'],
  ])('[ENR-03] [CARD-06] takes the status by plan and year: %s', (_, plan, kind) => {
    expect(actions(plan, { statuses: statusOf(medicarePlan(), 'In Progress') }).main.kind).toBe(kind);
  });
});

describe('the same question', () => {
  it('gives the same model for the same plan and context, and another for either changed', () => {
    const plan = medicarePlan();
    const context = cardContext();
    const model = decidePlanCard(plan, context);
    expect(decidePlanCard(plan, context)).toBe(model);
    expect(decidePlanCard({ ...plan }, context)).not.toBe(model);
    expect(decidePlanCard(plan, { ...context })).not.toBe(model);
    expect(decidePlanCard(plan, context)).toBe(model);
  });

  it('sees what changed with a new context', () => {
    const plan = medicarePlan();
    expect(decidePlanCard(plan, cardContext()).actions.main.kind).toBe('enroll');
    expect(decidePlanCard(plan, cardContext({ statuses: statusOf(plan, 'Submitted') })).actions.main.kind).toBe('status');
    expect(decidePlanCard(plan, cardContext({ drugs: [drug('1')] })).drugs.kind).toBe('drugs');
    expect(decidePlanCard(plan, cardContext()).drugs.kind).toBe('add-drugs');
  });

  it('sorts the drugs of a shopper once for a thousand cards', () => {
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
      medicarePlan({ id: `H${String(index).padStart(10, '0')}`, drugEstimate: estimate({ coveredDrugs: ['1'] }) }),
    );
    const models = plans.map((plan) => decidePlanCard(plan, context));
    expect(new Set(models).size).toBe(1000);
    expect(reads).toBe(2);
  });
});
