import { describe, expect, it } from 'vitest';
import { type GroupKind, groupKinds } from '../../../../src/features/next-year/rules/plan-changes.js';
import type { DrugEstimate, DrugRestriction } from '../../../../src/features/plan/rules/plan.js';
import { drug, estimate, ndcOf, provider } from '../../drugs/rules/samples.js';
import { changesOf, groupOf, groupsOf, rowOf, type YearOver } from './samples.js';

const benefit = (label: string, value: string) => [{ label, value }];
const pcp = (value: string) => ({ benefits: benefit('Primary Care Provider (PCP)', value) });
const specialist = (value: string) => ({ benefits: benefit('Specialist', value) });

describe('a fact of the plan', () => {
  it.each<[string, string, YearOver, YearOver, GroupKind | undefined]>([
    ['the premium rises', 'premium', { monthlyPremium: 26 }, { monthlyPremium: 46 }, 'more'],
    ['the premium falls', 'premium', { monthlyPremium: 26 }, { monthlyPremium: 0 }, 'less'],
    ['the premium stays', 'premium', { monthlyPremium: 26 }, { monthlyPremium: 26 }, 'same'],
    ['a free premium stays', 'premium', { monthlyPremium: 0 }, { monthlyPremium: 0 }, 'same'],
    ['the premium of this year is missing', 'premium', { monthlyPremium: null }, { monthlyPremium: 26 }, 'unknown-before'],
    ['the premium of the next year is missing', 'premium', { monthlyPremium: 26 }, { monthlyPremium: null }, 'unknown-after'],
    ['both premiums are missing', 'premium', { monthlyPremium: null }, { monthlyPremium: null }, undefined],
    ['a negative premium', 'premium', { monthlyPremium: 26 }, { monthlyPremium: -26 }, 'unknown-after'],
    ['the medical deductible rises', 'medical-deductible', { medicalDeductible: 0 }, { medicalDeductible: 200 }, 'more'],
    ['the drug deductible falls', 'drug-deductible', { partDDeductible: 440 }, { partDDeductible: 0 }, 'less'],
    ['the drug deductible is known once', 'drug-deductible', { partDDeductible: 440 }, { partDDeductible: null }, 'unknown-after'],
    ['a plan without drug coverage has no drug deductible', 'drug-deductible', { kind: 'MA' }, { kind: 'MA' }, undefined],
    [
      'a drug plan has no limit',
      'out-of-pocket-maximum',
      { kind: 'PDP', outOfPocketMaximum: 0 },
      { kind: 'PDP', outOfPocketMaximum: 1 },
      undefined,
    ],
    ['the limit rises', 'out-of-pocket-maximum', { outOfPocketMaximum: 3400 }, { outOfPocketMaximum: 3900 }, 'more'],
    ['a copay falls', 'primary-care-copay', pcp('$5 copay'), pcp('$0'), 'less'],
    ['a copay rises', 'specialist-copay', specialist('$10'), specialist('$25 copay'), 'more'],
    ['a copay with cents stays', 'specialist-copay', specialist('$10'), specialist('$10.00 copayment'), 'same'],
    ['a copay with a footnote stays', 'specialist-copay', specialist('$10 copay<sup>10</sup>'), specialist('$10'), 'same'],
    ['a copay becomes a share', 'specialist-copay', specialist('$10 copay'), specialist('20% of the cost'), 'other'],
    ['a share stays', 'specialist-copay', specialist('20%'), specialist('20%'), 'same'],
    ['a range is no amount', 'specialist-copay', specialist('$10 to $25'), specialist('$10 to $30'), 'other'],
    ['no copay is known next year', 'specialist-copay', specialist('$10'), { benefits: [] }, 'unknown-after'],
    ['stars', 'stars', { overallStarRating: 4.5 }, { overallStarRating: 4 }, 'other'],
    ['the same stars', 'stars', { overallStarRating: 4 }, { overallStarRating: 4 }, 'same'],
    ['stars that are not published yet', 'stars', { overallStarRating: 4.5 }, { overallStarRating: null }, 'unknown-after'],
    ['the network', 'network', { networkType: 'HMO' }, { networkType: 'PPO' }, 'other'],
    ['the network, written in another way', 'network', { networkType: 'HMO' }, { networkType: 'Health Maintenance Organization' }, 'same'],
    ['the network of a drug plan', 'network', { kind: 'PDP' }, { kind: 'PDP' }, undefined],
    ['the name', 'name', { name: 'Plan A' }, { name: 'Plan B' }, 'other'],
    ['the code at the end of the name', 'name', { name: 'Plan A H0609-044' }, { name: 'Plan A' }, 'same'],
  ])('[NEXT-04] %s', (_, name, before, after, group) => {
    expect(groupOf(changesOf({ before, after }), name)).toBe(group);
  });

  it('[NEXT-04] an amount with Extra Help is never compared with one without', () => {
    const helped = { context: { hasExtraHelp: true } };
    const known = { monthlyPremium: 26, lisMonthlyPremiumText: '$4' };
    const notKnown = { monthlyPremium: 26, lisMonthlyPremiumText: null };
    expect(groupOf(changesOf({ before: known, after: known, ...helped }), 'premium')).toBe('same');
    expect(groupOf(changesOf({ before: notKnown, after: known, ...helped }), 'premium')).toBe('unknown-before');
    expect(groupOf(changesOf({ before: known, after: notKnown, ...helped }), 'premium')).toBe('unknown-after');
    expect(changesOf({ before: known, after: notKnown, ...helped }).lead.difference).toBeNull();
    expect(groupOf(changesOf({ before: notKnown, after: notKnown, ...helped }), 'premium')).toBe('same');
    expect(groupOf(changesOf({ before: { ...notKnown, monthlyPremium: 0 }, after: known, ...helped }), 'premium')).toBe('more');
  });
});

describe('the yearly total', () => {
  const one = [drug('1', 'Sample')];
  const priced = (annualCost: number, over: Partial<DrugEstimate> = {}): YearOver => ({
    monthlyPremium: 0,
    drugEstimate: estimate({ annualCost, coveredDrugs: ['1'], ...over }),
  });

  it.each([
    ['it is the same', 88, 88, { kind: 'same' }],
    ['up by 0.004, which is the same in cents', 88, 88.004, { kind: 'same' }],
    ['up by half a cent', 88, 88.005, { kind: 'more', amount: 0.01 }],
    ['up by a cent', 88, 88.01, { kind: 'more', amount: 0.01 }],
    ['up by 9,999', 0, 9999, { kind: 'more', amount: 9999 }],
    ['down to nothing', 9999, 0, { kind: 'less', amount: 9999 }],
  ])('[NEXT-04] leads the list: %s', (_, from, to, difference) => {
    const { lead } = changesOf({ drugs: one, before: priced(from), after: priced(to) });
    expect(lead).toMatchObject({ before: { kind: 'complete' }, after: { kind: 'complete' }, difference });
  });

  it.each<[string, YearOver, string]>([
    ['a drug at a full price that nobody knows', priced(88, { coveredDrugs: [] }), 'incomplete'],
    ['no prices', priced(88, { isPricingShown: false }), 'incomplete'],
    ['no estimate', { monthlyPremium: 0, drugEstimate: null }, 'incomplete'],
    ['no premium', { ...priced(88), monthlyPremium: null }, 'unknown'],
  ])('[NEXT-04] is not compared if a year is not complete: %s', (_, year, kind) => {
    expect(changesOf({ drugs: one, before: priced(88), after: year }).lead).toMatchObject({ after: { kind }, difference: null });
    expect(changesOf({ drugs: one, before: year, after: priced(88) }).lead).toMatchObject({ before: { kind }, difference: null });
  });

  it('[NEXT-04] is not the premium alone if a plan without drug coverage has full prices', () => {
    const fullPrices: YearOver = { ...priced(0, { coveredDrugs: [], fullCosts: { [ndcOf('1')]: 240 } }), kind: 'MA' };
    const { lead } = changesOf({ drugs: one, before: fullPrices, after: fullPrices });
    expect(lead).toMatchObject({ after: { kind: 'complete', dollars: 240, isPremiumOnly: false }, difference: { kind: 'same' } });
  });

  it('[NEXT-04] is the premium alone without saved drugs, and no drug cost is compared', () => {
    const changes = changesOf({ before: { monthlyPremium: 10 }, after: { monthlyPremium: 20 } });
    expect(changes.lead).toMatchObject({ after: { isPremiumOnly: true }, difference: { kind: 'more', amount: 120 } });
    expect(groupOf(changes, 'drug-cost')).toBeUndefined();
  });
});

describe('a saved drug', () => {
  const sample = drug('1', 'Sample');
  const code = ndcOf('1');
  const covered = (over: Partial<DrugEstimate> = {}): YearOver => ({
    drugEstimate: estimate({ coveredDrugs: ['1'], costs: { 1: 72 }, tiers: { 1: 3 }, restrictions: {}, annualCost: 72, ...over }),
  });
  const notCovered = (over: Partial<DrugEstimate> = {}) => covered({ coveredDrugs: [], costs: {}, tiers: {}, annualCost: 0, ...over });
  const restricted = (...list: readonly DrugRestriction[]) => covered({ restrictions: { [code]: list } });
  const unsaid: YearOver = { drugEstimate: estimate({ coveredDrugs: ['1'], costs: { 1: 72 }, tiers: { 1: 3 }, annualCost: 72 }) };
  const failed: YearOver = { drugEstimate: null };

  it.each<[string, YearOver, YearOver, GroupKind, object]>([
    ['stays as it is', covered(), covered(), 'same', { coverage: null }],
    ['is lost', covered(), notCovered(), 'first', { coverage: 'lost' }],
    [
      'is lost, and its full price is known',
      covered(),
      notCovered({ fullCosts: { [code]: 240 } }),
      'first',
      { coverage: 'lost', difference: null, after: { cost: { dollars: 240 } } },
    ],
    ['is new', notCovered(), covered(), 'gain', { coverage: 'gained' }],
    ['is not covered in both years', notCovered(), notCovered(), 'same', { coverage: null }],
    [
      'costs more at full price',
      notCovered({ fullCosts: { [code]: 100 } }),
      notCovered({ fullCosts: { [code]: 120 } }),
      'more',
      { difference: { amount: 20 } },
    ],
    ['costs more', covered(), covered({ costs: { [code]: 80 } }), 'more', { difference: { kind: 'more', amount: 8 } }],
    ['costs less', covered(), covered({ costs: { [code]: 60 } }), 'less', { difference: { kind: 'less', amount: 12 } }],
    ['needs step therapy', covered(), restricted('step-therapy'), 'first', { added: ['step-therapy'] }],
    ['has a quantity limit in one year', restricted('quantity-limit'), covered(), 'gain', { removed: ['quantity-limit'] }],
    ['keeps its restriction', restricted('quantity-limit'), restricted('quantity-limit'), 'same', { added: [], removed: [] }],
    [
      'swaps its restriction',
      restricted('quantity-limit'),
      restricted('step-therapy'),
      'first',
      { added: ['step-therapy'], removed: ['quantity-limit'] },
    ],
    [
      'needs step therapy and costs less',
      covered(),
      covered({ costs: { [code]: 60 }, restrictions: { [code]: ['step-therapy'] } }),
      'first',
      { difference: { kind: 'less', amount: 12 } },
    ],
    ['no word about restrictions this year', unsaid, restricted('step-therapy'), 'same', { added: [] }],
    ['no word about restrictions next year', restricted('step-therapy'), unsaid, 'same', { removed: [] }],
    ['moves to another tier', covered(), covered({ tiers: { [code]: 4 } }), 'other', {}],
    ['has no tier next year', covered(), covered({ tiers: {} }), 'same', {}],
    ['has no price next year', covered(), covered({ costs: {} }), 'unknown-after', { difference: null }],
    ['has no price this year', covered({ costs: {} }), covered(), 'unknown-before', { difference: null }],
    ['has no price in either year', covered({ costs: {} }), covered({ costs: {} }), 'same', { difference: null }],
    ['is not covered, and its full price is known once', notCovered(), notCovered({ fullCosts: { [code]: 100 } }), 'same', {}],
    [
      'is not covered, whatever its restrictions',
      notCovered(),
      notCovered({ restrictions: { [code]: ['step-therapy'] } }),
      'same',
      { added: [] },
    ],
    ['is not covered, whatever its tier', notCovered({ tiers: { [code]: 3 } }), notCovered({ tiers: { [code]: 4 } }), 'same', {}],
    ['no estimate for the next year', covered(), failed, 'first', { unknownIn: 'after', coverage: null }],
    ['no estimate for this year', failed, covered(), 'unknown-before', { unknownIn: 'before', coverage: null }],
    ['no estimate at all', failed, failed, 'first', { unknownIn: 'both', coverage: null }],
    ['the pharmacy cannot price it next year', covered(), covered({ isPricingShown: false }), 'first', { unknownIn: 'after' }],
  ])('[NEXT-04] %s', (_, before, after, group, row) => {
    const changes = changesOf({ drugs: [sample], before, after });
    expect(groupOf(changes, 'Sample')).toBe(group);
    expect(rowOf(changes, 'Sample')).toMatchObject(row);
  });

  it('[NEXT-04] is not known, and never lost, if it cannot be priced', () => {
    const changes = changesOf({ drugs: [{ ...sample, quantity: null }], before: covered(), after: notCovered() });
    expect(rowOf(changes, 'Sample')).toMatchObject({ coverage: null, unknownIn: 'both' });
  });

  it('[NEXT-04] has its cost with Extra Help where both years have it', () => {
    const context = { hasExtraHelp: true };
    const helped = covered({ lisCosts: { [code]: 10 }, lisAnnualCost: 10 });
    const changes = changesOf({
      drugs: [sample],
      before: helped,
      after: covered({ lisCosts: { [code]: 12 }, lisAnnualCost: 12 }),
      context,
    });
    expect(rowOf(changes, 'Sample')).toMatchObject({ difference: { kind: 'more', amount: 2 } });
    const notKnown = changesOf({ drugs: [sample], before: helped, after: covered(), context });
    expect(rowOf(notKnown, 'Sample')).toMatchObject({ difference: null, after: { cost: null } });
    expect(groupOf(notKnown, 'Sample')).toBe('unknown-after');
    expect(groupOf(notKnown, 'drug-cost')).toBe('unknown-after');
  });

  it('[NEXT-04] has one row, also among 40', () => {
    const forty = [...Array(40).keys()].map((at) => drug(String(at + 1), `Drug ${at + 1}`));
    const rows = changesOf({ drugs: forty, before: covered(), after: notCovered() }).groups.flatMap(({ changes }) => changes);
    expect(rows.filter(({ what }) => what === 'drug')).toHaveLength(40);
  });
});

describe('a saved doctor', () => {
  const own = 'H0609044000';
  const inNetwork = provider({ plans: [own] });
  const outside = provider({ plans: [] });
  const unknown = provider({ plans: null });

  it.each([
    ['stays', inNetwork, inNetwork, 'same', null],
    ['is lost', inNetwork, outside, 'first', 'lost'],
    ['is new', outside, inNetwork, 'gain', 'gained'],
    ['is in neither year', outside, outside, 'same', null],
    ['is not known next year', inNetwork, unknown, 'first', null],
    ['is known next year only', unknown, inNetwork, 'unknown-before', null],
    ['is not known at all', unknown, unknown, 'first', null],
  ] as const)('[NEXT-04] %s', (_, before, after, group, coverage) => {
    const changes = changesOf({ doctorsBefore: [before], doctorsAfter: [after] });
    expect(groupOf(changes, before.name)).toBe(group);
    expect(rowOf(changes, before.name)).toMatchObject({ coverage });
  });

  it('[NEXT-04] has no row for a drug plan, which has no network', () => {
    const pdp: YearOver = { kind: 'PDP' };
    expect(
      groupOf(changesOf({ before: pdp, after: pdp, doctorsBefore: [inNetwork], doctorsAfter: [inNetwork] }), inNetwork.name),
    ).toBeUndefined();
  });

  it('[NEXT-04] is compared with the network of the plan of that year, if the plan moves', () => {
    const changes = changesOf({
      before: { id: own },
      after: { id: 'H0321002000' },
      doctorsBefore: [inNetwork],
      doctorsAfter: [provider({ plans: ['H0321002000'] })],
    });
    expect(groupOf(changes, inNetwork.name)).toBe('same');
  });
});

describe('the order', () => {
  it('[NEXT-04] is worst first: lost, then what rises by its size in a year, what falls, what is new', () => {
    const named = (id: string, name: string, plans: readonly string[] | null) => provider({ id, name, plans });
    const own = 'H0609044000';
    const lost = drug('1', 'Lost drug');
    const step = drug('2', 'Step therapy');
    const gained = drug('3', 'New drug');
    const changes = changesOf({
      drugs: [gained, step, lost],
      before: {
        ...specialist('$10'),
        monthlyPremium: 10,
        outOfPocketMaximum: 3400,
        medicalDeductible: 300,
        partDDeductible: 0,
        overallStarRating: 4,
        drugEstimate: estimate({ coveredDrugs: ['1', '2'], costs: { 1: 5, 2: 5 }, restrictions: {} }),
      },
      after: {
        ...specialist('$25'),
        // Twelve times 50 are 600 a year: more than the 500 of the limit.
        monthlyPremium: 60,
        outOfPocketMaximum: 3900,
        medicalDeductible: 0,
        partDDeductible: null,
        overallStarRating: 4.5,
        drugEstimate: estimate({ coveredDrugs: ['2', '3'], costs: { 2: 5, 3: 5 }, restrictions: { [ndcOf('2')]: ['step-therapy'] } }),
      },
      doctorsBefore: [
        named('a', 'Dr. Lost', [own]),
        named('b', 'Dr. New', []),
        named('c', 'Dr. Unknown', [own]),
        named('d', 'Dr. Same', [own]),
      ],
      doctorsAfter: [
        named('a', 'Dr. Lost', []),
        named('b', 'Dr. New', [own]),
        named('c', 'Dr. Unknown', null),
        named('d', 'Dr. Same', [own]),
      ],
    });
    expect(groupsOf(changes)).toEqual({
      first: ['Lost drug', 'Dr. Lost', 'Step therapy', 'Dr. Unknown'],
      more: ['premium', 'out-of-pocket-maximum', 'specialist-copay'],
      less: ['medical-deductible'],
      gain: ['New drug', 'Dr. New'],
      other: ['stars'],
      'unknown-after': ['drug-deductible'],
      same: ['Dr. Same', 'network', 'name'],
    });
    expect(changes.groups.map(({ kind }) => kind)).toEqual(groupKinds.filter((kind) => changes.groups.some((one) => one.kind === kind)));
  });

  it('[NEXT-04] has a new restriction before what is not known, however they are listed', () => {
    const unknown = { ...drug('1', 'A drug'), quantity: null };
    const step = drug('2', 'Step therapy');
    const year = (restrictions: Readonly<Record<string, readonly DrugRestriction[]>>): YearOver => ({
      drugEstimate: estimate({ coveredDrugs: ['2'], costs: { 2: 5 }, restrictions }),
    });
    const changes = changesOf({ drugs: [unknown, step], before: year({}), after: year({ [ndcOf('2')]: ['step-therapy'] }) });
    expect(groupsOf(changes).first).toEqual(['Step therapy', 'A drug']);
  });

  it('[NEXT-04] leaves out empty groups, without drugs and doctors too', () => {
    const { groups } = changesOf({});
    expect(groups.map(({ kind }) => kind)).toEqual(['same']);
    expect(groups.every(({ changes }) => changes.length > 0)).toBe(true);
  });
});
