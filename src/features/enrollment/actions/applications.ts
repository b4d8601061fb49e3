import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { reveal } from '../../../shared/hidden.js';
import { $settings } from '../../../shared/settings/state.js';
import { $supplementOffer } from '../../known-plans/state/supplement-offer.js';
import { navigate, site } from '../../navigation/actions/navigate.js';
import { $location } from '../../place/state/place.js';
import { type Plan, planKey, type SupplementPlan } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import { applicationDetailsUrl } from '../rules/application-links.js';
import type { Enrollment, SupplementEnrollment } from '../rules/enrollment.js';
import { appliedPlan, matchingApplication } from '../rules/matching-application.js';
import { resumeReferrer, supplementResumeUrl } from '../rules/supplement-resume-link.js';
import { getSupplementEnrollments } from '../service.js';
import { $applications, $shownEnrollments } from '../state/applications.js';
import { $supplementApplications } from '../state/enrollments.js';
import { openEnrollment } from './enroll.js';
import { openSupplementPage } from './supplement-start.js';

/** Starts, or resumes, the application for a plan: the online one, or that of a supplement plan (LINK-05, LINK-07, CARD-06, REC-06). */
export function enroll(plan: Plan, target: EventTarget): void {
  if (plan.kind === 'MEDSUPP') resumeSupplementPlan(plan, target);
  else openEnrollment(plan, target);
}

/** Continues a draft, for a Medicare plan or a supplement plan (ENR-06, LINK-05, LINK-07). */
export function continueApplication(id: string, target: EventTarget): void {
  const drafts = $shownEnrollments.get().filter(({ isSubmitted }) => !isSubmitted);
  const enrollment = drafts.find(({ planId, planYear }) => planKey(planId, planYear) === id);
  const supplement = $supplementApplications.get().find(({ applicationId }) => applicationId === id);
  if (enrollment) continueEnrollment(enrollment, target);
  else if (supplement) resumeSupplement(supplement, target);
}

/** Opens the details of an application, where the setting says they are (ENR-06). */
export function viewApplication(id: string, target: EventTarget): void {
  // A plan may have a draft beside its submitted application, under the same id.
  const url = $applications.get().find((one) => one.id === id && one.detailsUrl)?.detailsUrl;
  if (url) navigate(target, url, 'application-details');
}

function continueEnrollment(enrollment: Enrollment, target: EventTarget): void {
  const { planId, planYear, planType, planName, snpType, zipCode, county, monthlyPremium } = enrollment;
  const kind = planKindOf({ rawType: planType, planName, snpType });
  const id = checkPlanId(planId);
  if (kind !== 'MEDSUPP' && id.ok) {
    const plan = { id: id.value, year: planYear, name: planName, rawType: planType, zipCode, county, monthlyPremium };
    openEnrollment({ kind: kind ?? 'MA', ...plan }, target);
    return;
  }
  openSupplementPage({ planCode: planId, planYear, zipCode, startApplication: true }, target);
}

/** The one address with a birth date in it: nobody who listens to the page's events sees its query (LINK-07). */
export function resumeSupplement(application: SupplementEnrollment, target: EventTarget): void {
  const settings = $settings.get();
  if (!settings) return;
  const go = (dateOfBirth: string | null) => {
    const facts = { ...application, dateOfBirth, stateCode: stateOf(application.zipCode) };
    const url = supplementResumeUrl(facts, resumeReferrer(settings.resumeReferrer, settings.siteId), site());
    navigate(target, url, 'supplement-resume', { hidesQuery: true });
  };
  const known = application.dateOfBirth && reveal(application.dateOfBirth);
  if (known === undefined) void birthDateAgain(application).then(go);
  else go(known);
}

/** Another copy of the library read the applications: this copy asks for them itself (SAFE-06). */
async function birthDateAgain({ applicationId }: SupplementEnrollment): Promise<string | null> {
  const again = valueOrLog(await getSupplementEnrollments(httpClient()))?.find((one) => one.applicationId === applicationId);
  return (again?.dateOfBirth && reveal(again.dateOfBirth)) ?? null;
}

/** Continues the application for a saved supplement plan, found by ZIP code and name (REC-06). */
export function resumeSupplementPlan({ name: planName, zipCode }: SupplementPlan, target: EventTarget): void {
  const application = matchingApplication({ planName, zipCode }, $supplementApplications.get());
  if (application) resumeSupplement(application, target);
}

type ViewedPlan = Pick<Enrollment, 'planName' | 'planYear'>;

/** Opens the details of an application for a supplement plan of a year, which may not be the only one that it is for (REC-06). */
export function viewSupplement(application: SupplementEnrollment, { planName, planYear }: ViewedPlan, target: EventTarget): void {
  const plan = appliedPlan(application, planName);
  const url = plan && applicationDetailsUrl({ planId: plan.code, planYear }, site());
  if (url) navigate(target, url, 'application-details');
}

/** The state of an application's ZIP code, where the page knows it. */
function stateOf(zipCode: string | null): string | null {
  const offer = $supplementOffer.get();
  const sold = typeof offer === 'object' && offer.zipCode === zipCode ? offer.stateCode : null;
  const place = $location.get();
  return sold ?? (place?.zipCode === zipCode ? (place?.county?.stateCode ?? null) : null);
}
