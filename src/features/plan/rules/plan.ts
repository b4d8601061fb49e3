/** A plan id: contract, benefit package and segment, as one letter and ten digits, such as `H0321002000` (VAL-04). */
export type PlanId = string & { readonly __planId: unique symbol };

/** The family of a plan. A PFFS plan keeps its family and has `isPrivateFeeForService`. */
export type PlanKind = 'MA' | 'MAPD' | 'PDP' | 'SNP' | 'MEDSUPP';

/** The kinds of special needs plan: I-SNP, D-SNP, C-SNP (SUPP-01). */
export type SnpKind = 'institutional' | 'dual' | 'chronic';

/** The people that a special needs plan is for, as `snpConditions` of a plan names them (COST-10). */
export const snpConditions = [
  'cancer',
  'cardiovascular',
  'dementia',
  'diabetes',
  'heart-failure',
  'hiv',
  'kidney-disease',
  'lung-disorder',
  'mental-health',
  'nursing-home',
] as const;

export type SnpCondition = (typeof snpConditions)[number];

/** A marketing bullet (CARD-04). */
export interface MarketingBullet {
  /** Null if the content sent no rank. The bullet then shows only if it is of the second version. */
  readonly rank: number | null;
  readonly text: string;
  /** The icon file name of the content, not an icon of the library yet (CARD-05). */
  readonly icon: string | null;
}

export interface Benefit {
  readonly label: string;
  readonly value: string;
}

/** A rider of a supplement plan (CARD-01). */
interface Rider {
  readonly name: string;
  readonly help: string | null;
}

interface PlanFacts {
  readonly year: number;
  /** The name as the service wrote it. `displayName` removes the code at its end (CARD-12). */
  readonly name: string;
  /** The type as the service wrote it, for calls and launch payloads. */
  readonly rawType: string;
  readonly zipCode: string | null;
  readonly county: string | null;
  /** The plan's own details page, not checked yet (LINK-01). */
  readonly detailsUrl: string | null;
  /** US dollars a month. Null means 'not applicable', never $0 (CONST-01). */
  readonly monthlyPremium: number | null;
  /** The premium as a text of the service. It wins over the amount (CONST-01). */
  readonly monthlyPremiumText: string | null;
  readonly benefits: readonly Benefit[];
  readonly bullets: readonly MarketingBullet[];
  /** The second version of the bullets. If there are any, they win and keep their order (CARD-04). */
  readonly bulletsV2: readonly MarketingBullet[];
}

/** A Medicare Advantage, prescription drug or special needs plan (ENT-02). */
export interface MedicarePlan extends PlanFacts {
  readonly kind: Exclude<PlanKind, 'MEDSUPP'>;
  readonly id: PlanId;
  readonly snpKind: SnpKind | null;
  /** Null if the service does not say, or names one that is not in the list. Half of the conditions would be a wrong claim (COST-10). */
  readonly snpConditions?: readonly SnpCondition[] | null;
  readonly isPrivateFeeForService: boolean;
  /** The UHC flag of special needs plans, `isUHCCPPlan` (PLN-06). */
  readonly isCommunityPlan: boolean;
  /** The premium with Extra Help, as the service wrote it (CARD-16). */
  readonly lisMonthlyPremiumText: string | null;
  /** True if the subsidy lowers only the premium, not the drug cost (DRUG-05). */
  readonly lisBuyDown: boolean;
  readonly outOfPocketMaximum: number | null;
  readonly partDDeductible: number | null;
  /** Medicare's star rating, 0 to 5 in steps of 0.5. Null if the service sends none (FACT-01). */
  readonly overallStarRating: number | null;
  /** As the service wrote it, such as `HMO-POS` (FACT-01). */
  readonly networkType: string | null;
  /** US dollars a year (FACT-01). */
  readonly medicalDeductible: number | null;
  /** The copay of a tier 1 drug at a preferred pharmacy, as the service wrote it (ENT-13). */
  readonly tier1PreferredGeneric: string | null;
  /** US dollars a month (ENT-13). */
  readonly averageMonthlyDrugCost: number | null;
  readonly coveredDrugsCount: number | null;
  readonly businessSegment: string | null;
  readonly groupId: string | null;
  /** For a saved plan, whether the shopper is enrolled in it. Null if the service does not say (ENT-13). */
  readonly isEnrolled: boolean | null;
  /** The drug cost from the profile or the plan details, until the saved drugs are priced (DRUG-13). */
  readonly drugEstimate: DrugEstimate | null;
}

/** A Medicare supplement plan. It has a code instead of a plan id (CARD-09, CARD-14). */
export interface SupplementPlan extends PlanFacts {
  readonly kind: 'MEDSUPP';
  /** The code, such as `G`, `F01` or `MW1`. */
  readonly code: string;
  readonly stateCode: string | null;
  readonly legalEntity: string | null;
  readonly positioningStatement: string | null;
  readonly riders: readonly Rider[];
}

export type Plan = MedicarePlan | SupplementPlan;

/** A condition that the plan sets before it pays for a drug (FACT-02). */
export type DrugRestriction = 'prior-authorization' | 'step-therapy' | 'quantity-limit';

/** The prices and coverage of the saved drugs on one plan (DRUG-05 to DRUG-13). Costs are in US dollars a year. */
export interface DrugEstimate {
  readonly annualCost: number | null;
  readonly lisAnnualCost: number | null;
  /** Twelve amounts, January to December, if the service sends them. They add up to `annualCost` (MONTH-02). */
  readonly monthlyCosts?: readonly number[];
  /** The same with Extra Help. They add up to `lisAnnualCost`. */
  readonly lisMonthlyCosts?: readonly number[];
  /** National drug codes. Null means that coverage did not load. An empty list means that nothing is covered (DRUG-13). */
  readonly coveredDrugs: readonly string[] | null;
  /** Formulary tier by national drug code. A drug with 0 or without an entry has no tier (DRUG-07). */
  readonly tiers: Readonly<Record<string, number>>;
  /** Yearly cost by national drug code, in the initial coverage period. */
  readonly costs: Readonly<Record<string, number>>;
  /** Yearly cost with Extra Help by national drug code, if the service sends it. */
  readonly lisCosts: Readonly<Record<string, number>>;
  /** Yearly full price by national drug code, if the service sends it (COST-02). */
  readonly fullCosts?: Readonly<Record<string, number>>;
  /** Restrictions by national drug code, if the service sends them (FACT-02). */
  readonly restrictions?: Readonly<Record<string, readonly DrugRestriction[]>>;
  readonly isPricingShown: boolean;
  readonly isPharmacyMessageShown: boolean;
  /** Null if the coverage of the pharmacy is unknown. */
  readonly isPharmacyCovered: boolean | null;
  readonly isPharmacyInNetwork: boolean | null;
}

/** An entry of the saved-plans string (YEAR-04). */
export interface SavedPlan {
  readonly id: PlanId;
  readonly year: number;
  readonly rawType: string;
}

/** A plan of a year as one key, such as `H0321002000-2026` or `G-2026`. */
export type PlanKey = string & { readonly __planKey: unique symbol };

export function planKey(idOrCode: string, year: number): PlanKey {
  return `${idOrCode}-${year}` as PlanKey;
}

/** A plan whose details are still to come. */
export interface AwaitedPlan {
  readonly key: PlanKey;
  readonly kind: PlanKind;
  readonly year: number;
}

/** The fields that identify a plan. */
type NamedPlan =
  | Pick<SupplementPlan, 'kind' | 'code' | 'year'>
  | (Pick<SavedPlan, 'id' | 'year'> & { readonly kind?: MedicarePlan['kind'] });

/** Returns the plan id, or the code of a supplement plan. */
export function idOrCodeOf(plan: NamedPlan): string {
  return plan.kind === 'MEDSUPP' ? plan.code : plan.id;
}

export function keyOf(plan: NamedPlan): PlanKey {
  return planKey(idOrCodeOf(plan), plan.year);
}
