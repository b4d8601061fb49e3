import { describe, expect, it } from 'vitest';
import type { PlanKind, SnpKind } from '../../../../src/features/plan/rules/plan.js';
import { isPrivateFeeForService, planKindOf, snpKindOf } from '../../../../src/features/plan/rules/plan-kind.js';

describe('the family of a plan', () => {
  it.each<[string, PlanKind | null]>([
    ['MA', 'MA'],
    ['MAPD', 'MAPD'],
    ['MA-PD', 'MAPD'],
    ['mapd', 'MAPD'],
    [' PDP ', 'PDP'],
    ['SNP', 'SNP'],
    ['D-SNP', 'SNP'],
    ['DSNP', 'SNP'],
    ['SNP-CHRONIC', 'SNP'],
    ['MedSupp', 'MEDSUPP'],
    ['MEDSUPP', 'MEDSUPP'],
    ['Med Supp G', 'MEDSUPP'],
    ['Medicare Supplement', 'MEDSUPP'],
    ['MS', 'MEDSUPP'],
    ['PFFS', 'MA'],
    ['', null],
    ['MAX', null],
    ['DENTAL', null],
    ['null', null],
  ])('[PLN-06] reads the type %j as %s', (rawType, expected) => {
    expect(planKindOf({ rawType, planName: 'Sample plan', snpType: null })).toBe(expected);
  });

  it.each<[string, Parameters<typeof planKindOf>[0], PlanKind]>([
    ['an MAPD plan with a kind in snpType', { rawType: 'MAPD', planName: 'Complete', snpType: 'D-SNP' }, 'SNP'],
    ['an MAPD plan with a kind in its name', { rawType: 'MAPD', planName: 'Simple (HMO C-SNP)', snpType: null }, 'SNP'],
    ['an MAPD plan that is only called dual', { rawType: 'MAPD', planName: 'Dual Choice', snpType: null }, 'MAPD'],
    ['a PDP plan with D-SNP in its name', { rawType: 'PDP', planName: 'Rx D-SNP', snpType: null }, 'PDP'],
    ['PFFS with drug coverage', { rawType: 'PFFS', planName: 'Freedom', snpType: null, hasDrugCoverage: true }, 'MAPD'],
    ['PFFS without drug coverage', { rawType: 'PFFS', planName: 'Freedom', snpType: null, hasDrugCoverage: false }, 'MA'],
  ])('[PLN-06] decides the family: %s', (_, facts, expected) => {
    expect(planKindOf(facts)).toBe(expected);
  });
});

describe('the kind of a special needs plan', () => {
  it.each<[string | null, string, string, SnpKind | null]>([
    ['I-SNP', 'Plan', 'SNP', 'institutional'],
    ['D-SNP', 'Plan', 'SNP', 'dual'],
    ['C-SNP', 'Plan', 'SNP', 'chronic'],
    ['c-snp', 'Plan', 'SNP', 'chronic'],
    ['DSNP', 'Plan', 'SNP', 'dual'],
    ['I', 'Plan', 'SNP', 'institutional'],
    ['d', 'Plan', 'SNP', 'dual'],
    ['C', 'Plan', 'SNP', 'chronic'],
    [' D ', 'Plan', 'SNP', 'dual'],
    ['D_SNP', 'Plan', 'SNP', 'dual'],
    ['D SNP', 'Plan', 'SNP', 'dual'],
    ['Institutional', 'Plan', 'SNP', 'institutional'],
    ['DUAL_ELIGIBLE', 'Plan', 'SNP', 'dual'],
    ['Dual-Eligible', 'Plan', 'SNP', 'dual'],
    ['Chronic or Disabling Condition', 'Plan', 'SNP', 'chronic'],
    ['D-SNP', 'Simple (HMO C-SNP)', 'SNP', 'dual'],
    [null, 'UHC Nursing Home Plan AZ-F001 (PPO I-SNP)', 'SNP', 'institutional'],
    [null, 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)', 'SNP', 'dual'],
    [null, 'Humana Gold Plus - Diabetes and Heart (HMO C-SNP)', 'MAPD', 'chronic'],
    ['', 'Simple (HMO C-SNP)', 'SNP', 'chronic'],
    ['unknown', 'Simple (HMO C-SNP)', 'SNP', 'chronic'],
    [null, 'UHC Dual Complete (HMO SNP)', 'SNP', 'dual'],
    [null, 'UHC Nursing Home Plan (PPO)', 'SNP', 'institutional'],
    [null, 'UHC Dual Complete', 'HMO SNP', 'dual'],
    [null, 'Plan', 'C-SNP', 'chronic'],
    [null, 'Dual Choice (HMO)', 'MAPD', null],
    [null, 'Plan (HMO SNP)', 'SNP', null],
    [null, 'DISNPLAN', 'MAPD', null],
    [null, 'UNITEDSNP', 'MAPD', null],
    [null, '', '', null],
  ])('[SUPP-01] reads snpType %j, name %j and type %s as %s', (snpType, planName, rawType, expected) => {
    expect(snpKindOf({ snpType, planName, rawType })).toBe(expected);
  });
});

describe('private fee for service', () => {
  it.each([
    ['PFFS', 'Freedom', true],
    [' pffs ', 'Freedom', true],
    ['MA', 'Freedom (PFFS)', true],
    ['MA', 'PFFS Freedom', true],
    ['MA', 'Freedom pffs', true],
    ['MA', 'FreedomPFFS', false],
    ['MA', 'PFFSX', false],
    ['MAPD', 'Freedom', false],
    ['', '', false],
  ])('[SUPP-01] decides whether type %j and name %j mean private fee for service: %s', (rawType, planName, expected) => {
    expect(isPrivateFeeForService({ rawType, planName })).toBe(expected);
  });
});
