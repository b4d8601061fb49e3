import { describe, expect, it } from 'vitest';
import { missingItems } from '../../../../src/features/counselor/rules/missing-items.js';
import type { Coverage } from '../../../../src/features/drugs/rules/coverage.js';
import type { DrugBlock } from '../../../../src/features/drugs/rules/drug-block.js';
import type { ProviderBlock } from '../../../../src/features/providers/rules/provider-block.js';
import { aDrug } from '../../../fixtures/drugs.js';
import { aProvider } from '../../../fixtures/providers.js';

function drugs(...coverages: readonly Coverage[]): DrugBlock {
  const rows = coverages.map((coverage, at) => ({
    drug: aDrug({ name: `Drug ${at + 1}` }),
    coverage,
    tier: null,
    annualCost: null,
    lisAnnualCost: null,
    fullCost: null,
    restrictions: [],
  }));
  return { kind: 'drugs', pharmacy: null, count: null, rows, cost: { kind: 'loading', annual: null, isHelped: false } };
}

function doctors(...coverages: readonly Coverage[]): ProviderBlock {
  const rows = coverages.map((coverage, at) => ({ provider: aProvider({ name: `Dr. Ada Doctor${at + 1}` }), coverage }));
  return { kind: 'providers', count: null, acceptsMedicare: false, rows };
}

const noDrugs: DrugBlock = { kind: 'add-drugs' };
const noDoctors: ProviderBlock = { kind: 'add-providers' };
const original: ProviderBlock = { kind: 'none' };

describe('what is missing in a plan', () => {
  it.each([
    ['all is covered', drugs('covered'), doctors('covered'), true, 'nothing'],
    ['only drugs are saved, and all are covered', drugs('covered'), noDoctors, true, 'nothing'],
    ['only doctors are saved, and all are in the network', noDrugs, doctors('covered'), false, 'nothing'],
    ['a drug plan covers all drugs', drugs('covered'), original, true, 'nothing'],
    ['nothing is saved', noDrugs, noDoctors, false, 'not-known'],
    ['only doctors are saved, and the plan is a drug plan', noDrugs, original, false, 'not-known'],
    ['a drug is not covered', drugs('covered', 'not-covered'), doctors('covered'), true, 'items'],
    ['a drug is not known', drugs('covered', 'not-available'), doctors('covered'), true, 'items'],
    ['a doctor is still looked up', drugs('covered'), doctors('loading'), true, 'items'],
    ['the plan pays for no drugs', { kind: 'no-drug-coverage' }, doctors('covered'), true, 'items'],
  ] as const)('[SHEET-01] if %s', (_, block, providers, hasDrugs, kind) => {
    expect(missingItems({ drugs: block as DrugBlock, providers }, hasDrugs).kind).toBe(kind);
  });

  it('[SHEET-01] is not known of a plan without details', () => {
    expect(missingItems(null, true)).toEqual({ kind: 'not-known' });
  });

  it('[SHEET-01] names drugs, and doctors by their last names', () => {
    const card = { drugs: drugs('not-covered', 'covered', 'not-available'), providers: doctors('not-covered', 'not-available') };
    expect(missingItems(card, true)).toEqual({
      kind: 'items',
      hasNoDrugCoverage: false,
      pharmacy: null,
      drugs: { notCovered: ['Drug 1'], notKnown: ['Drug 3'] },
      doctors: { notCovered: ['Doctor1'], notKnown: ['Doctor2'] },
    });
  });

  it('[SHEET-01] [DRUG-03] says what is wrong with the pharmacy', () => {
    const block: DrugBlock = {
      kind: 'pharmacy-message',
      reason: 'out-of-network',
      pharmacy: null,
      count: null,
      cost: { kind: 'loading', annual: null, isHelped: false },
    };
    expect(missingItems({ drugs: block, providers: original }, true)).toMatchObject({ pharmacy: { reason: 'out-of-network', name: null } });
  });
});
