import type { Benefit, DrugEstimate, MedicarePlan } from '../../plan/rules/plan.js';

const emptyEstimate: DrugEstimate = {
  annualCost: 0,
  lisAnnualCost: 0,
  coveredDrugs: [],
  tiers: {},
  costs: {},
  lisCosts: {},
  // With shown prices, an empty list of covered drugs would mean that the next drug is not covered (DRUG-13).
  isPricingShown: false,
  isPharmacyMessageShown: false,
  isPharmacyCovered: null,
  isPharmacyInNetwork: null,
};

/** Returns the plan for a shopper without saved drugs: cost 0, no covered drugs, no estimate line (DV-06). */
export function resetDrugEstimate(plan: MedicarePlan): MedicarePlan {
  const benefits = plan.benefits.filter((benefit) => !isEstimateLine(benefit));
  return plan.kind === 'MA' ? { ...plan, benefits } : { ...plan, benefits, drugEstimate: emptyEstimate };
}

/** Recognizes the label 'Estimated annual drug cost' in any letter case, with or without footnote markers. */
function isEstimateLine({ label }: Benefit): boolean {
  return label.toLowerCase().replace(/<[^<>]*>|[^a-z]/g, '') === 'estimatedannualdrugcost';
}
