import { emit } from '../../../shared/events.js';
import { reveal } from '../../../shared/hidden.js';
import { $settings } from '../../../shared/settings/state.js';
import { removeKey, writeJson } from '../../../shared/storage/storage.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import { navigate, site } from '../../navigation/actions/navigate.js';
import { requestZip } from '../../place/actions/zip.js';
import { $location, zipCodeOf } from '../../place/state/place.js';
import { keyOf } from '../../plan/rules/plan.js';
import { reload } from '../../profile/actions/reload.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { applicationLaunch, type EnrollablePlan } from '../rules/enrollable-plan.js';
import { enrollmentUrl } from '../rules/enrollment-link.js';
import { $enrollments } from '../state/applications.js';

/**
 * Starts the online application of a plan, or continues its draft. A shopper without a ZIP code of their own is asked for one first
 * (LINK-05, CARD-06, DASH-07, CONST-04). The application page receives the plan that it is opened for (HAND-01). The event can be canceled.
 */
export function openEnrollment(plan: EnrollablePlan, target: EventTarget): void {
  if (!emit(target, 'ucp-plan-enroll', { planId: plan.id, planYear: plan.year })) return;
  const go = () => goToApplication(plan, target);
  if (shopperZip(zipCodeFor(plan))) go();
  else requestZip(go);
}

function goToApplication(plan: EnrollablePlan, target: EventTarget, isSecondTry = false): void {
  const settings = $settings.get();
  if (!settings) return;
  const draft = settings.flags.disableOleSaveResume ? null : draftOf(plan);
  const formData = draft && reveal(draft.formData);
  // Another copy of the library read the draft: this copy reads it itself (SAFE-06).
  if (draft && formData === undefined && !isSecondTry) {
    void reload().then(() => goToApplication(plan, target, true));
    return;
  }
  storeFormData(plan, formData);
  storeApplicationLaunch(plan);
  const { siteMode, siteId } = settings;
  const place = { zipCode: zipCodeFor(plan), fipsCountyCode: $location.get()?.county?.fipsCountyCode ?? null };
  navigate(target, enrollmentUrl(plan, place, { ...site(), siteMode, siteId }), 'enroll');
}

function zipCodeFor(plan: EnrollablePlan): string | null {
  return zipCodeOf() ?? shopperZip(plan.zipCode ?? null);
}

/** Session storage, which sign-out clears: `oleLaunchData` may hold what the shopper entered (HAND-01). */
function storeApplicationLaunch(plan: EnrollablePlan): void {
  const place = { zipCode: zipCodeFor(plan), county: $location.get()?.county?.name ?? null };
  const { profile } = $profile.get();
  const stored = profile ? contentOf(profile.plans).oleLaunchData[keyOf(plan)] : undefined;
  writeJson('session', 'ucp_enrollmentPlan', applicationLaunch(plan, place, stored));
}

function draftOf({ id, year }: EnrollablePlan) {
  return $enrollments.get().find((one) => !one.isSubmitted && one.planId === id && one.planYear === year) ?? null;
}

/**
 * The form data of the plan's draft, for the application page to go on with. It is personal, so it stays in session storage, where
 * sign-out clears it; an application without a draft finds none there (CARD-06, REC-05).
 */
function storeFormData({ id, year }: EnrollablePlan, formData: readonly unknown[] | null | undefined): void {
  if (formData) writeJson('session', 'ucp_enrollmentDraft', { planId: id, planYear: year, formData });
  else removeKey('session', 'ucp_enrollmentDraft');
}
