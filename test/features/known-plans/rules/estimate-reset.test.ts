import { describe, expect, it } from 'vitest';
import { decideDrugBlock } from '../../../../src/features/drugs/rules/drug-block.js';
import { resetDrugEstimate } from '../../../../src/features/known-plans/rules/estimate-reset.js';
import { drug, drugContext, estimate } from '../../drugs/rules/samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';

const benefits = [
  { label: 'Primary care', value: '$0' },
  { label: 'Estimated Annual Drug Cost<sup>3</sup>', value: '$1,180.00' },
  { label: 'Estimated annual drug deductible', value: '$50' },
];
const priced = estimate({ coveredDrugs: ['1'], tiers: { 1: 2 }, costs: { 1: 84 }, lisCosts: { 1: 8 }, lisAnnualCost: 9 });

describe('the drug estimate without saved drugs', () => {
  it('[DV-06] has a cost of 0, no covered drugs and no estimate line', () => {
    const plan = resetDrugEstimate(medicarePlan({ benefits, drugEstimate: priced }));
    const nothing = { annualCost: 0, lisAnnualCost: 0, coveredDrugs: [], tiers: {}, costs: {}, lisCosts: {} };
    const noPharmacy = { isPricingShown: false, isPharmacyMessageShown: false, isPharmacyCovered: null, isPharmacyInNetwork: null };
    const expected = { benefits: [benefits[0], benefits[2]], drugEstimate: { ...nothing, ...noPharmacy } };
    expect(plan).toEqual({ ...medicarePlan(), ...expected });
  });

  it('[DV-06] does not change the plan that was passed in', () => {
    const plan = medicarePlan({ benefits, drugEstimate: priced });
    resetDrugEstimate(plan);
    expect(plan).toEqual(medicarePlan({ benefits, drugEstimate: priced }));
  });

  it('[DV-06] gives the same result if no drug was priced', () => {
    expect(resetDrugEstimate(medicarePlan())).toMatchObject({ drugEstimate: { annualCost: 0, coveredDrugs: [] } });
  });

  it('[DV-06] removes only the estimate line of an MA plan', () => {
    const plan = medicarePlan({ kind: 'MA', benefits });
    expect(resetDrugEstimate(plan)).toEqual({ ...plan, benefits: [benefits[0], benefits[2]] });
  });

  it('[DV-06] [DRUG-13] never shows a drug that is added later as not covered', () => {
    const block = decideDrugBlock(resetDrugEstimate(medicarePlan({ drugEstimate: priced })), drugContext({ drugs: [drug('1')] }));
    expect(block).toMatchObject({ count: null, rows: [{ coverage: 'not-available' }] });
  });
});
