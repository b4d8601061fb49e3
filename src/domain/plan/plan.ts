/** The contract, benefit package and segment of a plan: one letter and ten digits, such as `H0321002000` (VAL-04). */
export type PlanId = string & { readonly __planId: unique symbol };

/** The family a plan is shown and sorted under. PFFS plans keep their family; see `isPrivateFeeForService`. */
export type PlanKind = 'MA' | 'MAPD' | 'PDP' | 'SNP' | 'MEDSUPP';

/** The kinds of special-needs plan: I-SNP, D-SNP, C-SNP (SUPP-01). */
export type SnpKind = 'institutional' | 'dual' | 'chronic';

/** A ranked selling point (CARD-04). */
export interface MarketingBullet {
  /** Missing when the content sent none: such a bullet is not shown unless it comes from bullets V2. */
  readonly rank: number | null;
  readonly text: string;
  /** The content's icon file name, not yet matched with the icons that the library draws (CARD-05). */
  readonly icon: string | null;
}

export interface Benefit {
  readonly label: string;
  readonly value: string;
}

/** A rider of a supplement plan (CARD-01). */
export interface Rider {
  readonly name: string;
  readonly help: string | null;
}

interface PlanFacts {
  readonly year: number;
  /** The name as the service wrote it; `displayName` takes the trailing code off (CARD-12). */
  readonly name: string;
  /** The type as the service wrote it, for calls and launch payloads. */
  readonly rawType: string;
  readonly zipCode: string | null;
  readonly county: string | null;
  /** The plan's own details page, not yet checked (LINK-01). */
  readonly detailsUrl: string | null;
  /** US dollars a month; null means 'not applicable', never $0 (CONST-01). */
  readonly monthlyPremium: number | null;
  /** The service's own wording of the premium; it wins when present (CONST-01). */
  readonly monthlyPremiumText: string | null;
  readonly benefits: readonly Benefit[];
  readonly bullets: readonly MarketingBullet[];
  /** When present these win over `bullets` and keep their own order (CARD-04). */
  readonly bulletsV2: readonly MarketingBullet[];
}

/** A Medicare Advantage, prescription drug or special-needs plan (ENT-02). */
export interface MedicarePlan extends PlanFacts {
  readonly kind: Exclude<PlanKind, 'MEDSUPP'>;
  readonly id: PlanId;
  readonly snpKind: SnpKind | null;
  readonly isPrivateFeeForService: boolean;
  /** The UHC flag of special-needs plans, `isUHCCPPlan` (PLN-06). */
  readonly isCommunityPlan: boolean;
  /** The premium with Extra Help, as the service wrote it (CARD-16). */
  readonly lisMonthlyPremiumText: string | null;
  /** The subsidy buys the premium down, and leaves the drug cost (DRUG-05). */
  readonly lisBuyDown: boolean;
  readonly outOfPocketMaximum: number | null;
  readonly partDDeductible: number | null;
  /** Medicare's rating, 0 to 5 in halves; null when the service sends none (FACT-01). */
  readonly overallStarRating: number | null;
  /** As the service wrote it, such as `HMO-POS` (FACT-01). */
  readonly networkType: string | null;
  /** US dollars a year (FACT-01). */
  readonly medicalDeductible: number | null;
  /** As the service wrote it: the copay of a tier 1 drug at a preferred pharmacy (ENT-13). */
  readonly tier1PreferredGeneric: string | null;
  /** US dollars a month (ENT-13). */
  readonly averageMonthlyDrugCost: number | null;
  readonly coveredDrugsCount: number | null;
  readonly businessSegment: string | null;
  readonly groupId: string | null;
  /** On a saved plan: the shopper is enrolled in it; null when the service does not say (ENT-13). */
  readonly isEnrolled: boolean | null;
  /** What the profile or the details call already knew of the drug cost; pricing replaces it. */
  readonly drugEstimate: DrugEstimate | null;
}

/** A Medicare supplement plan: known by its code, not by a plan id (CARD-09, CARD-14). */
export interface SupplementPlan extends PlanFacts {
  readonly kind: 'MEDSUPP';
  /** Such as `G`, `F01` or `MW1`. */
  readonly code: string;
  readonly stateCode: string | null;
  readonly legalEntity: string | null;
  readonly positioningStatement: string | null;
  readonly riders: readonly Rider[];
}

export type Plan = MedicarePlan | SupplementPlan;

/** What a plan asks for before it pays for a drug (FACT-02). */
export type DrugRestriction = 'prior-authorization' | 'step-therapy' | 'quantity-limit';

/** What the pricing of the saved drugs says of one plan (DRUG-05 to DRUG-13). Costs in US dollars a year. */
export interface DrugEstimate {
  readonly annualCost: number | null;
  readonly lisAnnualCost: number | null;
  /** National drug codes; null means that coverage was not loaded, an empty list that nothing is covered (DRUG-13). */
  readonly coveredDrugs: readonly string[] | null;
  /** Formulary tier by national drug code; 0 or missing has no tier (DRUG-07). */
  readonly tiers: Readonly<Record<string, number>>;
  /** A year's cost by national drug code, in the initial coverage period. */
  readonly costs: Readonly<Record<string, number>>;
  /** The same with Extra Help, where the service sends it. */
  readonly lisCosts: Readonly<Record<string, number>>;
  /** The full price of a year by national drug code, where the service sends it (COST-02). */
  readonly fullCosts?: Readonly<Record<string, number>>;
  /** By national drug code, where the service sends them (FACT-02). */
  readonly restrictions?: Readonly<Record<string, readonly DrugRestriction[]>>;
  readonly isPricingShown: boolean;
  readonly isPharmacyMessageShown: boolean;
  /** Null when the coverage of the pharmacy is not known. */
  readonly isPharmacyCovered: boolean | null;
  readonly isPharmacyInNetwork: boolean | null;
}

/** One entry of the saved-plans string (YEAR-04). */
export interface SavedPlan {
  readonly id: PlanId;
  readonly year: number;
  readonly rawType: string;
}

/** Names a plan of a year among others: `H0321002000-2026`, `G-2026`. */
export type PlanKey = string & { readonly __planKey: unique symbol };

export function planKey(idOrCode: string, year: number): PlanKey {
  return `${idOrCode}-${year}` as PlanKey;
}

/** A plan, a saved one or one that a card names: what is needed to tell it from others. */
type NamedPlan =
  | Pick<SupplementPlan, 'kind' | 'code' | 'year'>
  | (Pick<SavedPlan, 'id' | 'year'> & { readonly kind?: MedicarePlan['kind'] });

/** What names the plan in its year: its id, or the code of a supplement plan. */
export function idOrCodeOf(plan: NamedPlan): string {
  return plan.kind === 'MEDSUPP' ? plan.code : plan.id;
}

export function keyOf(plan: NamedPlan): PlanKey {
  return planKey(idOrCodeOf(plan), plan.year);
}
