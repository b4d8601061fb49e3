import type { UserDetails } from '../../../shared/shopper/user.js';
import type { Drug, Pharmacy } from '../../drugs/rules/drug.js';
import type { EnrolledPlan, Enrollment } from '../../enrollment/rules/enrollment.js';
import type { ExtraHelpAnswer, SubsidyLevel } from '../../extra-help/rules/low-income.js';
import type { Plan, SupplementPlan } from '../../plans/rules/plan.js';
import type { SavedPlanList } from '../../plans/rules/saved-plans.js';
import type { Provider } from '../../providers/rules/provider.js';
import type { RecommendedPlan } from '../../recommendations/rules/recommended-plan.js';

/** The decoded profile of the profile service (ENT-01). */
export interface Profile {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly user: UserDetails | null;
  /** The level loaded with the profile. Null if it has none or does not say. */
  readonly subsidyLevel: SubsidyLevel;
  /** The answer stored in the profile, if there is one (EH-02). */
  readonly extraHelpAnswer: ExtraHelpAnswer;
  readonly plans: ProfilePlans;
  readonly enrolledPlans: readonly EnrolledPlan[];
  readonly enrollments: readonly Enrollment[];
  readonly drugs: ProfileDrugs;
  readonly providers: ProfileProviders;
  readonly supplement: SupplementProfile | null;
  readonly recommendation: RecommendationProfile;
}

/** The fields of every section that is written as a whole. */
interface WrittenSection {
  readonly stored: StoredSection;
  /** The `ETag` of the response with this section. A section of the whole profile has none. */
  readonly etag?: string;
}

export interface ProfilePlans extends WrittenSection {
  readonly zipCode: string | null;
  readonly savedPlans: SavedPlanList;
  /** The time of saving by plan key, as ISO timestamps. */
  readonly savedOn: Readonly<Record<string, string>>;
  /** The launch data for the application page by plan key, exactly as stored (HAND-01). */
  readonly oleLaunchData: Readonly<Record<string, unknown>>;
  /** Plans whose details are in the profile. */
  readonly details: readonly Plan[];
}

/**
 * A section as the service sent it, or null if it sent none. Only the services read it. A write sends it back without
 * the removed items, so unknown fields and rows stay (REM-07).
 */
export type StoredSection = Readonly<Record<string, unknown>> | null;

export interface ProfileDrugs extends WrittenSection {
  readonly drugs: readonly Drug[];
  /** True if the service has more rows than the library reads (SAFE-05). */
  readonly isCut?: boolean;
  readonly pharmacy: Pharmacy | null;
}

export interface ProfileProviders extends WrittenSection {
  readonly zipCode: string | null;
  readonly planYear: number | null;
  readonly providers: readonly Provider[];
  /** True if the service has more rows than the library reads (SAFE-05). */
  readonly isCut?: boolean;
}

/** The section `medsuppData`, which the service sends as JSON in a string (ENT-01). */
export interface SupplementProfile {
  readonly zipCode: string | null;
  readonly favorites: readonly { readonly planCode: string; readonly planYear: number }[];
  readonly applicantZipCode: string | null;
  readonly plans: readonly SupplementPlan[];
}

/** The section `preData`, which the service sends as JSON in a string (ENT-01). */
export interface RecommendationProfile {
  readonly plans: readonly RecommendedPlan[];
  /** True if the shopper answered the questions, even if no plan resulted (REC-04). */
  readonly hasResults: boolean;
  readonly stateCode: string | null;
}
