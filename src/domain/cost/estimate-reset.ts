import type { Benefit, DrugEstimate, MedicarePlan } from '../plan/plan.js';

const nothing: DrugEstimate = {
  annualCost: 0,
  lisAnnualCost: 0,
  coveredDrugs: [],
  tiers: {},
  costs: {},
  lisCosts: {},
  // An empty covered list means 'not covered' where pricing is shown: the next drug must not be judged by this one (DRUG-13).
  isPricingShown: false,
  isPharmacyMessageShown: false,
  isPharmacyCovered: null,
  isPharmacyInNetwork: null,
};

/** The plan after the last drug was removed: no cost, nothing covered, and no estimate among its benefits (DV-06). */
export function resetDrugEstimate(plan: MedicarePlan): MedicarePlan {
  const benefits = plan.benefits.filter((benefit) => !isEstimateLine(benefit));
  return plan.kind === 'MA' ? { ...plan, benefits } : { ...plan, benefits, drugEstimate: nothing };
}

/** 'Estimated annual drug cost', however the content spells it, footnote markers included. */
function isEstimateLine({ label }: Benefit): boolean {
  return label.toLowerCase().replace(/<[^<>]*>|[^a-z]/g, '') === 'estimatedannualdrugcost';
}
