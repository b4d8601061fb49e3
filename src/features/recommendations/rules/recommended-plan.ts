/** A result of the plan recommendation. Rank 1 is the best (ENT-09). */
export interface RecommendedPlan {
  readonly rank: number;
  /** A plan id, or the code of a supplement plan. */
  readonly planId: string;
  readonly planName: string;
  readonly planType: string;
  readonly planYear: number;
  readonly legalEntity: string | null;
  readonly deductible: string | null;
  readonly zipCode: string | null;
  readonly county: string | null;
  readonly monthlyPremiumText: string | null;
  /** US dollars a year. */
  readonly outOfPocketMaximum: number | null;
  readonly enrollmentStatus: string | null;
  readonly details: string | null;
  readonly prescriptionDrugs: string | null;
}

/** The section `preData`, which the service sends as JSON in a string (ENT-01). */
export interface RecommendationProfile {
  readonly plans: readonly RecommendedPlan[];
  /** True if the shopper answered the questions, even if no plan resulted (REC-04). */
  readonly hasResults: boolean;
  readonly stateCode: string | null;
}

/** A recommendation without results, as of a shopper who has not answered. */
export const noRecommendation: RecommendationProfile = { plans: [], hasResults: false, stateCode: null };
