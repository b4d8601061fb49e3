import { describe, expect, it } from 'vitest';
import { networkType } from '../../../../src/features/plans/rules/network-type.js';
import { medicarePlan, supplementPlan } from './samples.js';

describe('the network of a plan', () => {
  it.each([
    ['HMO', { kind: 'hmo' }],
    ['hmo', { kind: 'hmo' }],
    ['HMO-POS', { kind: 'hmo-pos' }],
    ['HMOPOS', { kind: 'hmo-pos' }],
    ['HMO POS', { kind: 'hmo-pos' }],
    ['PPO', { kind: 'ppo' }],
    ['LPPO', { kind: 'ppo' }],
    ['PFFS', { kind: 'pffs' }],
    ['RPPO', { kind: 'ppo' }],
    ['Regional PPO', { kind: 'ppo' }],
    ['Local PPO', { kind: 'ppo' }],
    ['Preferred Provider Organization (PPO)', { kind: 'ppo' }],
    ['Private fee-for-service', { kind: 'pffs' }],
    ['Private Fee for Service', { kind: 'pffs' }],
    ['Health Maintenance Organization', { kind: 'hmo' }],
    ['HMO with a point-of-service option', { kind: 'hmo-pos' }],
    ['H.M.O.', { kind: 'hmo' }],
    ['HMO_POS', { kind: 'hmo-pos' }],
    [' Cost ', { kind: 'other', name: 'Cost' }],
    ['MSA', { kind: 'other', name: 'MSA' }],
  ])('[FACT-01] reads the network type of the service: %j', (written, expected) => {
    expect(networkType(medicarePlan({ networkType: written, name: 'Choice (PPO)' }))).toEqual(expected);
  });

  it.each([
    ['Essentials (HMO)', { kind: 'hmo' }],
    ['Essentials (HMO-POS)', { kind: 'hmo-pos' }],
    ['Dual Complete (HMO-POS D-SNP)', { kind: 'hmo-pos' }],
    ['Choice (PPO)', { kind: 'ppo' }],
    ['Choice (Regional PPO)', { kind: 'ppo' }],
    ['Freedom (PFFS)', { kind: 'pffs' }],
    ['HMOdern Care', null],
    ['Essentials', null],
    ['', null],
  ])('[FACT-01] otherwise reads the type in the plan name: %j', (name, expected) => {
    for (const written of [null, '', '  ']) expect(networkType(medicarePlan({ networkType: written, name }))).toEqual(expected);
  });

  it('[FACT-01] calls a plan private fee for service if only its type says so', () => {
    expect(networkType(medicarePlan({ networkType: null, name: 'Freedom', isPrivateFeeForService: true }))).toEqual({ kind: 'pffs' });
  });

  it('[FACT-01] says Original Medicare for drug plans and supplement plans', () => {
    expect(networkType(medicarePlan({ kind: 'PDP', networkType: 'PPO' }))).toEqual({ kind: 'original-medicare' });
    expect(networkType(supplementPlan())).toEqual({ kind: 'original-medicare' });
  });
});
