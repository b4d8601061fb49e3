import type { Drug, Pharmacy } from '../drug/drug.js';
import type { EnrolledPlan, Enrollment } from '../enrollment/enrollment.js';
import type { ExtraHelpAnswer, SubsidyLevel } from '../extra-help/low-income.js';
import type { UserDetails } from '../identity/user.js';
import type { Plan, SupplementPlan } from '../plan/plan.js';
import type { Provider } from '../provider/provider.js';
import type { RecommendedPlan } from '../recommendation/recommended-plan.js';

/** The profile as the profile service keeps it, decoded (ENT-01). */
export interface Profile {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly user: UserDetails | null;
  /** The level loaded with the profile; null where it has none or does not say. */
  readonly subsidyLevel: SubsidyLevel;
  /** What the shopper answered before, where the profile keeps it (EH-02). */
  readonly extraHelpAnswer: ExtraHelpAnswer;
  readonly plans: ProfilePlans;
  readonly enrolledPlans: readonly EnrolledPlan[];
  readonly enrollments: readonly Enrollment[];
  readonly drugs: ProfileDrugs;
  readonly providers: ProfileProviders;
  readonly supplement: SupplementProfile | null;
  readonly recommendation: RecommendationProfile;
}

/** What every section that is written as a whole has. */
interface WrittenSection {
  readonly stored: StoredSection;
  /** The `ETag` of the response that had it. A section out of the whole profile has none. */
  readonly etag?: string;
}

export interface ProfilePlans extends WrittenSection {
  readonly zipCode: string | null;
  /** The saved-plans string exactly as stored: what is written back keeps the entries we do not understand (YEAR-07). */
  readonly savedPlans: string;
  /** When each plan was saved, ISO timestamps by plan key. */
  readonly savedOn: Readonly<Record<string, string>>;
  /** What the application page is launched with, exactly as stored, by plan key (HAND-01). */
  readonly oleLaunchData: Readonly<Record<string, unknown>>;
  /** Plans that the profile already carries in full. */
  readonly details: readonly Plan[];
}

/**
 * A section as the service sent it. Only the services look into it: a write sends it back less what was removed, so that
 * fields and rows that we do not understand stay as they were (REM-07). Null when the service sent none.
 */
export type StoredSection = Readonly<Record<string, unknown>> | null;

export interface ProfileDrugs extends WrittenSection {
  readonly drugs: readonly Drug[];
  /** The service has more than are read here (SAFE-05). */
  readonly isCut?: boolean;
  readonly pharmacy: Pharmacy | null;
}

export interface ProfileProviders extends WrittenSection {
  readonly zipCode: string | null;
  readonly planYear: number | null;
  readonly providers: readonly Provider[];
  /** The service has more than are read here (SAFE-05). */
  readonly isCut?: boolean;
}

/** medsuppData, which the service sends as JSON in a string (ENT-01). */
export interface SupplementProfile {
  readonly zipCode: string | null;
  readonly favorites: readonly { readonly planCode: string; readonly planYear: number }[];
  readonly applicantZipCode: string | null;
  readonly plans: readonly SupplementPlan[];
}

/** preData, which the service sends as JSON in a string (ENT-01). */
export interface RecommendationProfile {
  readonly plans: readonly RecommendedPlan[];
  /** Whether the questionnaire was answered, even with no plan as its result (REC-04). */
  readonly hasResults: boolean;
  readonly stateCode: string | null;
}
