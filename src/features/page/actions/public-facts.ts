import type { View } from '../../../shared/view/view.js';
import type { RecommendationType } from '../../recommendations/rules/ranked-plans.js';
import type { PublicPlan, PublicYearlyCost, RankedPlan } from './public-plans.js';

/**
 * The facts of the page that a host may read: nothing personal, and not the subsidy level (ENT-11). Plans are of the active
 * year; a list that is not there yet is empty, a single value that is not there yet is null.
 */
export interface PublicFacts {
  /** All that follows has been loaded, well or badly (LOAD-03). */
  readonly isComplete: boolean;

  readonly activeYear: number | null;
  readonly currentYear: number | null;
  /** The server's wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  readonly systemDateTime: string | null;

  readonly isAuthenticated: boolean;
  readonly isHSIDMemberProfile: boolean;
  readonly isCloakedProfile: boolean;
  /** Somebody else looks at the profile, and can change nothing in it (CLOAK-02). */
  readonly isCloaked: boolean;
  /** A cloaked profile asks the page to enable its footer and its brand navigation. For others nothing is asked (CLOAK-01, CLOAK-02). */
  readonly siteNavigation: 'enabled' | 'disabled';
  /** The setting of that name, as it came: the library itself makes nothing of it (IDN-05). */
  readonly pfny: boolean;

  /** The shopper has answered whether they get Extra Help; not what (EH-04). */
  readonly isExtraHelpApplied: boolean;
  /** The low-income data is still to come (EH-05). */
  readonly isFetchLISData: boolean;

  readonly isApplicationsExists: boolean;
  readonly isPlansExists: boolean;
  readonly isDrugsExists: boolean;
  readonly isProvidersExists: boolean;
  readonly isPlansLoadCompleted: boolean;
  readonly isMedsuppPlansLoadCompleted: boolean;
  readonly isDrugsLoadCompleted: boolean;
  readonly isProvidersLoadCompleted: boolean;
  /** The coverage of the doctors is to be asked for again (PV-08). */
  readonly isUpdateProviderCoverage: boolean;

  /** The state that supplement plans are sold in (SUP-01). */
  readonly msPlansStateCode: string | null;
  /** The state of the recommendation (REC-07). */
  readonly msPREStateCode: string | null;
  readonly medsuppPlansList: readonly PublicPlan[];
  readonly pdpPlansList: readonly PublicPlan[];
  readonly snpPlansList: readonly PublicPlan[];
  /** Medicare Advantage plans, with and without drug coverage. */
  readonly maPlansList: readonly PublicPlan[];
  readonly memberEnrolledPlans: readonly PublicPlan[];
  /** Every saved plan whose details the plan service gave. */
  readonly savedServicePlans: readonly PublicPlan[];
  /** The count of the plans tile: the saved plans of the active year, including supplement plans (ENT-13). */
  readonly savedPlansCount: number;
  /** The yearly cost of each saved Medicare plan and of the current plan, by plan id (COST-01). */
  readonly yearlyCosts: readonly PublicYearlyCost[];
  /** The content: which dental networks cover which plans. */
  readonly dentalCoveredPlans: readonly { readonly network: string; readonly planIds: readonly string[] }[];

  readonly preRecommendationResults: readonly RankedPlan[];
  readonly preNo1RankedPlan: RankedPlan | null;
  readonly preRecommendationType: RecommendationType;

  readonly tollFreeNumber: string | null;
  readonly memberBenefitRedirectUrl: string | null;
  readonly currentView: View;
  readonly importedDrugCount: number;
  readonly importedProviderCount: number;
  /** In English, as a name of where the shopper came from; the top bar says it in the page's language (TOP-02). */
  readonly backLinkText: string;
}
