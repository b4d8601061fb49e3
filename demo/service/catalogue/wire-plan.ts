import { happens } from '../hash.js';
import { subsidisedPremium } from './extra-help.js';
import { benefitsOf, bulletsOf, businessSegment } from './marketing.js';
import { type CataloguePlan, firstCounty, hasDrugCoverage, planInYear } from './medicare-plans.js';
import { countyName } from './places.js';

/** The location of a plan request: a ZIP code and its five-digit county code. */
export interface Place {
  /** Null if only the county is known. */
  readonly zip: string | null;
  readonly county: string;
}

/** `$26`, `$11.50`. */
export function premiumText(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}

/** The plan service's text for 'not applicable'. */
const NOT_APPLICABLE = 'Not Applicable';

/** About half of the plans have their own details page. For the others the shopper's page builds the link (LINK-01). */
function detailsUrl(plan: CataloguePlan, year: number, place: Place | null): string | null {
  if (!happens(50, `${plan.id} details page`)) return null;
  return `/health-plans/details.html/${place?.zip ?? '85004'}/${place?.county.slice(2) ?? '013'}/${plan.id}/${year}`;
}

/** A plan in the format of plan details and plan lists, for the requested year. */
export function wirePlan(known: CataloguePlan, year: number, place: Place | null) {
  const plan = planInYear(known, year);
  const lisPremium = subsidisedPremium(plan);
  return {
    planId: plan.id,
    planName: plan.name,
    planType: plan.family,
    planYear: year,
    zipCode: place?.zip ?? null,
    county: place ? countyName(place.county) : firstCounty(plan),
    snpType: plan.snpType,
    snpConditions: plan.snpConditions,
    businessSegment: businessSegment(plan),
    isUHCCPPlan: plan.snpType === 'D-SNP' && plan.organization === 'UnitedHealthcare',
    planDetailsUrl: detailsUrl(plan, year, place),
    monthlyPremium: plan.premium ?? NOT_APPLICABLE,
    monthlyPremiumFormatted: plan.premium === null ? NOT_APPLICABLE : premiumText(plan.premium),
    lisMonthlyPremiumFormatted: lisPremium === null ? null : premiumText(lisPremium),
    lisBuyDown: plan.isBuyDown,
    outofPocketMaximum: plan.outOfPocketMaximum,
    partDDeductible: plan.drugDeductible,
    tier1PreferredGeneric: hasDrugCoverage(plan) ? '$0 copay' : null,
    prescriptionDrugs: hasDrugCoverage(plan),
    overallStarRating: plan.stars,
    networkType: plan.network,
    medicalDeductible: plan.medicalDeductible,
    groupId: null,
    benefits: benefitsOf(plan),
    rider: [],
    marketingInformation: bulletsOf(plan),
  };
}
