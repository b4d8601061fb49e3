import { emit } from '../../../shared/events.js';
import { resumeSupplement, viewSupplement } from '../../enrollment/actions/applications.js';
import { openEnrollment } from '../../enrollment/actions/enroll.js';
import { startSupplement } from '../../enrollment/actions/supplement-start.js';
import { matchingApplication } from '../../enrollment/rules/matching-application.js';
import type { StartablePlan } from '../../enrollment/rules/supplement-start.js';
import { $supplementApplications } from '../../enrollment/state/enrollments.js';
import { $planDetails } from '../../known-plans/state/plan-details.js';
import { supplementPlanOf } from '../../known-plans/state/supplement-plans.js';
import { navigate, site } from '../../navigation/actions/navigate.js';
import { planSummaryUrl } from '../../navigation/rules/plan-summary-link.js';
import { zipCodeFor, zipCodeOf } from '../../place/state/place.js';
import { type PlanKind, planKey } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { viewDetails } from '../../plans/actions/plan-actions.js';
import type { RecommendedPlan } from '../rules/recommended-plan.js';
import { $recommendations } from '../state/recommendations.js';

/**
 * Runs the button of a recommended plan. It enrolls or resumes with the saved form data. For a supplement plan it starts, continues or
 * opens its application (REC-05 to REC-07). A hidden button does nothing.
 */
export function actOnRecommendation(plan: RecommendedPlan, target: EventTarget): void {
  const { action, kind = null } = $recommendations.get().results.find((one) => one.plan === plan) ?? {};
  if (action?.kind === 'enroll' || action?.kind === 'resume') enrollIn(plan, kind, target);
  else if (action?.kind === 'start') startSupplement(supplementOf(plan), 'recommendation', target);
  else if (action?.kind === 'continue' || action?.kind === 'view') openApplication(plan, action.kind, target);
}

function enrollIn(recommended: RecommendedPlan, kind: PlanKind | null, target: EventTarget): void {
  const { planId, planYear, planName, planType, zipCode, county, monthlyPremiumText } = recommended;
  const id = checkPlanId(planId);
  if (kind === 'MEDSUPP' || !id.ok) return;
  const plan = { id: id.value, year: planYear, name: planName, rawType: planType, zipCode, county, monthlyPremiumText };
  openEnrollment({ kind: kind ?? 'MA', ...plan }, target);
}

function openApplication(plan: RecommendedPlan, kind: 'continue' | 'view', target: EventTarget): void {
  const { planName, zipCode } = plan;
  const application = matchingApplication({ planName, zipCode: zipCodeFor(zipCode) }, $supplementApplications.get());
  if (!application) return;
  if (kind === 'continue') resumeSupplement(application, target);
  else viewSupplement(application, plan, target);
}

/**
 * Opens the page of a recommended plan; without a place to build its address for, the shopper is asked for one first (LINK-01, LINK-03).
 */
export function viewRecommendation(plan: RecommendedPlan, target: EventTarget): void {
  const { planId, planYear } = plan;
  const details = $planDetails.get()[planKey(planId, planYear)];
  if (typeof details === 'object') {
    viewDetails(details, target);
    return;
  }
  const url = $recommendations.get().results.find((one) => one.plan === plan)?.detailsUrl;
  if (!emit(target, 'ucp-plan-details', { planId, planYear })) return;
  if (url) navigate(target, url, 'plan-details');
  else navigate(target, planSummaryUrl(zipCodeOf(), planYear, site()).url, 'plan-summary');
}

/** The plan as the supplement search returned it; one that it did not return has no known state. */
function supplementOf({ planId: code, planYear: year, planName: name, zipCode, legalEntity }: RecommendedPlan): StartablePlan {
  return supplementPlanOf(code, year) ?? { code, year, name, zipCode, legalEntity, stateCode: null };
}
