import type { UserDetails } from '../../../shared/shopper/user.js';
import type { Drug, Pharmacy } from '../../drugs/rules/drug.js';
import type { EnrolledPlan, Enrollment } from '../../enrollment/rules/enrollment.js';
import type { ExtraHelpAnswer, SubsidyLevel } from '../../extra-help/rules/low-income.js';
import type { Plan, SupplementPlan } from '../../plan/rules/plan.js';
import type { SavedPlanList } from '../../plan/rules/saved-plans.js';
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
  /** The other sections of a wrong type. Left out if there are none. */
  readonly failed?: ReadonlySet<OtherSection>;
}

/** The sections that are never written as a whole. */
export type OtherSection = 'user' | 'extraHelp' | 'enrolledPlans' | 'enrollments' | 'supplement' | 'recommendation';

/**
 * A list that was read: with every row that the service sent. A write accepts only such a list (SAFE-01).
 */
export interface ReadList {
  readonly isUnreadable?: undefined;
  readonly stored: StoredSection;
  /**
   * The rows, or the entries of the saved-plans string, that cannot be read, as the service sent them. A write sends them back (REM-07).
   * Left out if there are none.
   */
  readonly unreadRows?: ReadonlySet<unknown>;
  /** The rows after the first 2,000, which are not read. A write sends them back too (SAFE-05). Left out if there are none. */
  readonly rowsBeyond?: ReadonlySet<unknown>;
  /** The `ETag` of the response with this section. A section of the whole profile has none. */
  readonly etag?: string;
}

/**
 * A list with a section or a row of a wrong type. Nothing can write it: it holds no rows of the service
 * (SAFE-01).
 */
export interface UnreadableList<Content> {
  readonly isUnreadable: true;
  /** The items that the page shows meanwhile: those of an earlier response, or those that could be read. */
  readonly shown: Content;
}

/**
 * A section as the service sent it, or null if it sent none. Only the services read it. A write sends it back without
 * the removed items, so unknown fields and rows stay (REM-07).
 */
export type StoredSection = Readonly<Record<string, unknown>> | null;

interface PlansContent {
  readonly zipCode: string | null;
  readonly savedPlans: SavedPlanList;
  /** The time of saving by plan key, as ISO timestamps. */
  readonly savedOn: Readonly<Record<string, string>>;
  /** The launch data for the application page by plan key, exactly as stored (HAND-01). */
  readonly oleLaunchData: Readonly<Record<string, unknown>>;
  /** Plans whose details are in the profile. */
  readonly details: readonly Plan[];
}

export interface DrugsContent {
  readonly drugs: readonly Drug[];
  /** True if the service has more rows than the library reads (SAFE-05). */
  readonly isCut?: boolean;
  readonly pharmacy: Pharmacy | null;
}

export interface ProvidersContent {
  readonly zipCode: string | null;
  readonly planYear: number | null;
  readonly providers: readonly Provider[];
  /** True if the service has more rows than the library reads (SAFE-05). */
  readonly isCut?: boolean;
}

export interface ReadPlans extends PlansContent, ReadList {}
export interface ReadDrugs extends DrugsContent, ReadList {}
export interface ReadProviders extends ProvidersContent, ReadList {}

export type ProfilePlans = ReadPlans | UnreadableList<PlansContent>;
export type ProfileDrugs = ReadDrugs | UnreadableList<DrugsContent>;
export type ProfileProviders = ReadProviders | UnreadableList<ProvidersContent>;

/** The lists that can be written, by name. */
export interface ReadLists {
  readonly plans: ReadPlans;
  readonly drugs: ReadDrugs;
  readonly providers: ReadProviders;
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
