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
