import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/features/plan/rules/plan.js';
import type { Provider } from '../../../../src/features/providers/rules/provider.js';
import { decideProviderBlock, type ProviderBlock, type ProviderContext } from '../../../../src/features/providers/rules/provider-block.js';
import { dental, provider, providerContext } from '../../drugs/rules/samples.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';

const PLAN = 'H0609044000';

function blockOf(context: Partial<ProviderContext>, plan: Plan = medicarePlan({ id: PLAN })): ProviderBlock {
  return decideProviderBlock(plan, providerContext(context));
}

function listOf(block: ProviderBlock) {
  if (block.kind !== 'providers') throw new Error(`no rows in ${block.kind}`);
  return block;
}

function coverageOf(of: Partial<Provider>, context: Partial<ProviderContext> = {}) {
  return listOf(blockOf({ providers: [provider(of)], ...context })).rows[0]?.coverage;
}

describe('the kind of provider block', () => {
  const someone = { providers: [provider()] };
  it.each([
    ['a drug plan', medicarePlan({ kind: 'PDP' }), 'none'],
    ['a supplement plan', supplementPlan(), 'none'],
    ['MA', medicarePlan({ kind: 'MA' }), 'providers'],
    ['MAPD', medicarePlan(), 'providers'],
    ['SNP', medicarePlan({ kind: 'SNP' }), 'providers'],
  ])('[PROV-01] decides whether the plan has a doctors block: %s', (_, plan, kind) => {
    expect(blockOf(someone, plan).kind).toBe(kind);
  });

  it.each([
    ['MAPD', medicarePlan(), 'add-providers'],
    ['private fee for service', medicarePlan({ isPrivateFeeForService: true }), 'add-providers'],
    ['a drug plan, which has no doctors block', medicarePlan({ kind: 'PDP' }), 'none'],
  ])('[PROV-02] [CARD-11] offers to add doctors if none are saved: %s', (_, plan, kind) => {
    expect(blockOf({}, plan).kind).toBe(kind);
  });
});

describe('the coverage of a provider', () => {
  const networks = [dental('Dental Blue', PLAN, 'H0321002000'), dental('Dental Gold', 'H0028028000')];
  it.each([
    ['medical, plan listed', { plans: ['H0321002000', PLAN] }, 'covered'],
    ['medical, other plans listed', { plans: ['H0321002000'] }, 'not-covered'],
    ['medical, an empty list', { plans: [] }, 'not-covered'],
    ['another segment of the plan', { plans: ['H0609044001'] }, 'not-covered'],
    ['no directory type, plan listed', { directoryType: null, plans: [PLAN] }, 'covered'],
    ['no directory type, not listed', { directoryType: null, plans: ['H0321002000'] }, 'not-covered'],
    ['directory B, not listed', { directoryType: 'B', plans: [] }, 'covered'],
    ['directory B, coverage not loaded', { directoryType: 'B', plans: null }, 'covered'],
    ['dental, a network that includes the plan', { directoryType: 'D', plans: ['Dental Gold', 'Dental Blue'] }, 'covered'],
    ['dental, the network in another letter case', { directoryType: 'D', plans: [' DENTAL blue '] }, 'covered'],
    ['dental, a network without the plan', { directoryType: 'D', plans: ['Dental Gold'] }, 'not-covered'],
    ['dental, an unknown network', { directoryType: 'D', plans: ['Dental Red'] }, 'not-covered'],
    ['dental, no network', { directoryType: 'D', plans: [] }, 'not-covered'],
    ['dental, the plan itself listed', { directoryType: 'D', plans: [PLAN] }, 'covered'],
    ['medical, named after a network', { plans: ['Dental Blue'] }, 'not-covered'],
  ] as const)('[PROV-04] decides whether a provider is covered: %s', (_, of, coverage) => {
    expect(coverageOf(of, { dental: networks })).toBe(coverage);
  });

  it('[PROV-04] combines two content entries of the same dental network', () => {
    const twice = [dental('Dental Blue', PLAN), dental('dental blue', 'H0028028000')];
    expect(coverageOf({ directoryType: 'D', plans: ['Dental Blue'] }, { dental: twice })).toBe('covered');
  });

  it.each([
    ['medical, coverage not loaded', { plans: null }, [], 'not-available'],
    ['dental, coverage not loaded', { directoryType: 'D', plans: null }, networks, 'not-available'],
    ['dental, the dental list failed', { directoryType: 'D', plans: ['Dental Blue'] }, null, 'not-available'],
    ['medical, the dental list failed', { plans: [PLAN] }, null, 'covered'],
    ['dental, the dental list is empty', { directoryType: 'D', plans: ['Dental Blue'] }, [], 'not-covered'],
  ] as const)('[PROV-07] shows coverage as not available only if it is unknown: %s', (_, of, list, coverage) => {
    expect(coverageOf(of, { dental: list })).toBe(coverage);
  });

  it('[PROV-07] shows coverage as loading while the networks load', () => {
    const block = blockOf({ providers: [provider({ plans: [PLAN] })], areNetworksLoading: true });
    expect(block).toMatchObject({ count: null, rows: [{ coverage: 'loading' }] });
  });

  it.each([
    ['not listed', { plans: [] }, {}],
    ['coverage not loaded', { plans: null }, {}],
    ['dental, no list', { directoryType: 'D', plans: null }, { dental: null }],
    ['networks loading', { plans: null }, { areNetworksLoading: true }],
  ] as const)('[PROV-05] covers every provider on a private-fee-for-service plan: %s', (_, of, context) => {
    const block = blockOf({ providers: [provider(of)], ...context }, medicarePlan({ isPrivateFeeForService: true }));
    expect(block).toMatchObject({ acceptsMedicare: true, count: { covered: 1, of: 1 }, rows: [{ coverage: 'covered' }] });
  });

  it('[PROV-05] says nothing about Medicare patients on other plans', () => {
    expect(listOf(blockOf({ providers: [provider()] })).acceptsMedicare).toBe(false);
  });
});

describe('count and order of providers', () => {
  const covered = (name: string) => provider({ id: name, name, plans: [PLAN] });
  const not = (name: string) => provider({ id: name, name, plans: [] });
  const unknown = (name: string) => provider({ id: name, name, plans: null });

  it.each([
    ['all', [covered('a'), covered('b')], { covered: 2, of: 2 }],
    ['some', [covered('a'), not('b'), not('c')], { covered: 1, of: 3 }],
    ['none', [not('a')], { covered: 0, of: 1 }],
    ['unknown coverage is left out', [covered('a'), unknown('b'), not('c')], { covered: 1, of: 2 }],
    ['all coverage is unknown', [unknown('a'), unknown('b')], null],
  ])('[PROV-03] [PROV-07] counts the covered providers: %s', (_, providers, count) => {
    expect(listOf(blockOf({ providers })).count).toEqual(count);
  });

  it('[PROV-06] lists providers who are not covered first, then sorts by name in any letter case', () => {
    const providers = Object.freeze([covered('dr. Zed'), unknown('Dr. Moe'), not('Dr. Yung'), covered('Dr. Abe'), not('dr. Bee')]);
    const names = listOf(blockOf({ providers })).rows.map((row) => row.provider.name);
    expect(names).toEqual(['dr. Bee', 'Dr. Yung', 'Dr. Abe', 'Dr. Moe', 'dr. Zed']);
    expect(providers[0]?.name).toBe('dr. Zed');
  });
});
