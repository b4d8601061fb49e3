/**
 * The saved items of the sample people in the author's panel, in the format of the services (docs/wire.md). None is a
 * real plan, drug, doctor or pharmacy. Every name says that it is a sample. Plan ids begin with X, amounts repeat a
 * digit, and phone numbers are from the range for examples.
 */

/** An object in the service's format. */
export type Row = Readonly<Record<string, unknown>>;

export const SAMPLE_ZIP = '99999';
export const SAMPLE_COUNTY = {
  fipsCountyCode: '001',
  fipsCountyName: 'Sample County',
  fipsStateCode: '99',
  stateCode: 'XX',
  cmsCountyCodes: [],
};
export const SAMPLE_PHONE = '1-800-555-0100';

/** The saved plans, the last saved first. */
export const SAVED_PLANS = ['X0001001000', 'X0002001000', 'X0003001000'] as const;
/** The member's current plan. It is not saved. */
const CURRENT_PLAN = 'X0004001000';
/** The saved plan that another member's plan becomes. It has another network and other amounts, and leaves a drug out. */
export const NEXT_PLAN = SAVED_PLANS[1];

interface PlanFacts {
  readonly name: string;
  readonly type: 'MAPD' | 'PDP';
  /** US dollars a month. */
  readonly premium: number;
  readonly limit: number | null;
  readonly network: string | null;
}

const plans: Readonly<Record<string, PlanFacts>> = {
  X0001001000: { name: 'Sample plan A (HMO)', type: 'MAPD', premium: 11, limit: 1111, network: 'HMO' },
  X0002001000: { name: 'Sample plan B (PPO)', type: 'MAPD', premium: 22, limit: 2222, network: 'PPO' },
  X0003001000: { name: 'Sample plan C (PDP)', type: 'PDP', premium: 33, limit: null, network: null },
  X0004001000: { name: 'Sample plan D (HMO)', type: 'MAPD', premium: 44, limit: 4444, network: 'HMO' },
};

/** Any plan id on an author's page gives a sample too. */
function factsOf(planId: string): PlanFacts {
  return plans[planId] ?? { name: `Sample plan ${planId}`, type: 'MAPD', premium: 55, limit: 5555, network: 'HMO' };
}

const bullet = (rank: number, icon: string, text: string) => ({ rank, shortBullets: text, iconFileName: icon });

/** A plan in the format of plan details. */
export function samplePlan(planId: string, planYear: number): Row {
  const { name, type, premium, limit, network } = factsOf(planId);
  return {
    planId,
    planName: name,
    planType: type,
    planYear,
    zipCode: SAMPLE_ZIP,
    county: SAMPLE_COUNTY.fipsCountyName,
    snpType: null,
    businessSegment: 'OTHER',
    isUHCCPPlan: false,
    planDetailsUrl: null,
    monthlyPremium: premium,
    monthlyPremiumFormatted: `$${premium}`,
    lisMonthlyPremiumFormatted: '$1',
    lisBuyDown: false,
    outofPocketMaximum: limit,
    partDDeductible: 111,
    tier1PreferredGeneric: '$1 copay',
    prescriptionDrugs: true,
    overallStarRating: 3,
    networkType: network,
    medicalDeductible: type === 'PDP' ? null : 111,
    groupId: null,
    benefits: [
      { label: 'Sample benefit 1', value: '$1 copay' },
      { label: 'Sample benefit 2', value: '$11 copay' },
    ],
    rider: [],
    marketingInformation: [
      bullet(1, 'doctor.svg', 'Sample benefit 1'),
      bullet(2, 'tooth.svg', 'Sample benefit 2'),
      bullet(3, 'fitness.svg', 'Sample benefit 3<sup>10</sup>'),
    ],
  };
}

/** A plan in the profile's format. `place` is its index in the list. */
export function savedPlan(planId: string, planYear: number, day: string, place: number): Row {
  return { ...samplePlan(planId, planYear), savedOn: `${day}T16:${String(59 - (place % 60)).padStart(2, '0')}:00.000Z` };
}

export const planTypeOf = (planId: string): string => factsOf(planId).type;

/** A supplement plan in the format of the supplement search. */
export function sampleSupplementPlan(planYear: number): Row {
  return {
    planCode: 'SA',
    planName: 'Sample supplement plan A',
    planType: 'MedSupp',
    planYear,
    monthlyPremium: 66,
    monthlyPremiumFormatted: '$66',
    stateCode: SAMPLE_COUNTY.stateCode,
    msLegalEntity: 'Sample Insurance Company',
    msPlanPositioningStatement: 'A sample of a supplement plan.',
    rider: [],
    marketingInformation: [bullet(1, 'doctor.svg', 'Sample benefit 1')],
    marketingBulletsV2: [],
  };
}

function drug(nationalDrugCode: string, drugName: string, isGeneric: boolean): Row {
  return {
    nationalDrugCode,
    drugId: nationalDrugCode.slice(0, 9),
    drugName,
    drugDosage: '10 mg tablet',
    drugQuantity: 30,
    drugFrequency: 'Every 1 Month',
    drugSupplyLength: 30,
    isGeneric,
    drugPackageName: '30 tablet',
    drugPackageSize: 30,
    drugPackageQuantity: 1,
    refillText: 'Every 1 Month',
    legacyRefillText: 'Refill every 1 month',
  };
}

export const sampleDrugs: readonly Row[] = [
  drug('99999000101', 'Sample drug A', true),
  drug('99999000201', 'Sample drug B', false),
  drug('99999000301', 'Sample drug C', true),
];

/** The drug that one plan does not cover, so that authors see that state. */
const NOT_COVERED = '99999000301';
const WITHOUT_IT = 'X0002';

/** What a drug costs in a year at a pharmacy: the whole amount, and the amount with Extra Help. */
interface DrugCost {
  readonly yearly: number;
  readonly withExtraHelp: number;
}

const USUAL_COST: DrugCost = { yearly: 111, withExtraHelp: 11 };

/** Each sample pharmacy has a cost of its own, by its number, so that authors see the lowest one (PHARM-03). */
const costsAt: ReadonlyMap<string, DrugCost> = new Map([
  ['999998', { yearly: 99, withExtraHelp: 9 }],
  ['999997', { yearly: 88, withExtraHelp: 8 }],
]);

/** A cost of its own in January, so that authors see a highest month. */
const eachMonth = (year: number) =>
  [...Array(12).keys()].map((month) => (month === 0 ? year - 11 * Math.floor(year / 13) : Math.floor(year / 13)));

/** A plan's prices for the posted drugs, at the pharmacy with this number. */
export function samplePrices(plan: Row, codes: readonly string[], pharmacy: string): Row {
  const { yearly, withExtraHelp } = costsAt.get(pharmacy) ?? USUAL_COST;
  const covered = codes.filter((code) => code !== NOT_COVERED || plan.contractId !== WITHOUT_IT);
  const each = (value: number) => Object.fromEntries(covered.map((code) => [code, value]));
  return {
    ...plan,
    annualDrugCost: yearly * covered.length,
    lisAnnualDrugCost: withExtraHelp * covered.length,
    monthlyDrugCosts: eachMonth(yearly * covered.length),
    lisMonthlyDrugCosts: eachMonth(withExtraHelp * covered.length),
    coveredDrugs: covered,
    drugTier: each(1),
    costsDuringInitialCoveragePeriod: each(yearly),
    lisCostsDuringInitialCoveragePeriod: each(withExtraHelp),
    restrictions: {},
    isShowDrugPricing: true,
    isShowPharmacyMessage: false,
    isPharmacyCovered: true,
    inNetwork: true,
  };
}

export const samplePharmacy: Row = {
  pharmacyName: 'Sample Pharmacy',
  pharmacyNumber: '999999',
  mailOrder: false,
  pharmacySaver: false,
  preferredNetwork: true,
  pharmacyAddress: '1 Sample Street, Sample City, XX 99999',
};

/** Other pharmacies to compare with the saved one (PHARM-01). */
export const otherSamplePharmacies: readonly Row[] = [
  {
    ...samplePharmacy,
    pharmacyName: 'Sample Pharmacy B',
    pharmacyNumber: '999998',
    pharmacyAddress: '2 Sample Street, Sample City, XX 99999',
  },
  { ...samplePharmacy, pharmacyName: 'Sample Home Delivery', pharmacyNumber: '999997', mailOrder: true, pharmacyAddress: null },
];

function provider(id: string, name: string, specialty: string, directory: 'M' | 'D', plansList: readonly string[]): Row {
  return {
    providerId: id,
    providerAddressId: `${id}-1`,
    providerName: name,
    plansList,
    specialities: [specialty],
    gender: 'f',
    providerAddress: '2 Sample Street, Sample City, XX 99999',
    providerPhone: SAMPLE_PHONE,
    providerUniqueId: `${id}-${SAMPLE_ZIP}`,
    providerType: 'person',
    directoryType: directory,
    nationalProviderId: id,
    type: directory === 'D' ? 'dental' : 'medical',
    providerCoverageType: directory === 'D' ? 'dental' : 'medical',
    providerAddressObj: { zipCode: SAMPLE_ZIP, selectedZipCode: SAMPLE_ZIP, selectedFipsCode: SAMPLE_COUNTY.fipsCountyCode },
  };
}

export const SAMPLE_DENTAL_NETWORK = 'Sample dental network';

export const sampleProviders: readonly Row[] = [
  provider('9999999991', 'Dr. Sample A', 'Sample specialty', 'M', ['X0001001000', 'X0002001000', CURRENT_PLAN]),
  provider('9999999992', 'Dr. Sample B', 'Sample specialty', 'M', ['X0002001000']),
  provider('9999999993', 'Dr. Sample C', 'Sample dentistry', 'D', [SAMPLE_DENTAL_NETWORK]),
];

/** An application that the shopper started and did not submit. */
export function sampleDraft(planYear: number, day: string): Row {
  const [planId] = SAVED_PLANS;
  const { name, type, premium, limit } = factsOf(planId);
  const steps = ['welcome', 'personal-information', 'medicare-information'];
  return {
    planId,
    planName: name,
    planYear,
    planType: type,
    zipCode: SAMPLE_ZIP,
    county: SAMPLE_COUNTY.fipsCountyName,
    lastSaved: `${day}T09:00:00`,
    formData: JSON.stringify(steps.map((view) => ({ view, data: {}, keyLables: [], formValid: true, nextPageUrl: null }))),
    status: 'In Progress',
    isSubmitted: false,
    confirmationNo: null,
    monthlyPremium: premium,
    outofPocketMaximum: limit,
    snpType: null,
    isJarvisEnrollment: false,
  };
}

/** The member's plan of this year. `nextYear` says what becomes of it. */
export function sampleEnrolledPlan(planYear: number, nextYear: Row): Row {
  const { name, type } = factsOf(CURRENT_PLAN);
  return {
    planId: CURRENT_PLAN,
    planName: name,
    planYear,
    planType: type,
    snpType: null,
    isEnrolled: true,
    effectiveDate: `${planYear}-01-01`,
    terminationDate: null,
    nextYear,
  };
}

/** Recommended plans of one year, the best first. */
export function sampleRecommendations(planYear: number): readonly Row[] {
  return [...SAVED_PLANS].map((planId, index) => {
    const { name, type, premium, limit } = factsOf(planId);
    return {
      rank: index + 1,
      planId,
      planName: name,
      planType: type,
      planYear,
      zipCode: SAMPLE_ZIP,
      county: SAMPLE_COUNTY.fipsCountyName,
      enrollmentStatus: 'none',
      monthlyPremiumFormatted: `$${premium}`,
      outofPocketMaximum: { value: limit === null ? null : `$${limit}` },
      prescriptionDrugs: 'Included',
      details: 'A sample of a recommendation.',
    };
  });
}
