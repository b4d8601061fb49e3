import { reveal } from '../../domain/hidden.js';
import { enrollmentUrl } from '../../domain/navigation/enrollment-link.js';
import type { MedicarePlan } from '../../domain/plan/plan.js';
import { shopperZip } from '../../domain/validation/zip.js';
import { emit } from '../../platform/events.js';
import { removeKey, writeJson } from '../../platform/storage.js';
import { $enrollments } from '../../store/derived/enrollments.js';
import { zipCodeOf } from '../../store/derived/plan-address.js';
import { isCloaked } from '../../store/identity.js';
import { $settings } from '../../store/settings.js';
import { reload } from '../load/reload.js';
import { navigate, site } from '../page/navigate.js';
import { askZip } from './zip.js';

/** A plan that can be applied for online. */
export type EnrollablePlan = Pick<MedicarePlan, 'kind' | 'id' | 'year' | 'zipCode'>;

/**
 * Starts the online application of a plan, or goes on with its draft. Without a ZIP code of the shopper's own the shopper is asked for
 * one first (LINK-05, CARD-06, DASH-07, CONST-04). A cloaked profile enrolls in nothing (ROLE-03). The event can be cancelled.
 */
export function openEnrollment(plan: EnrollablePlan, origin: EventTarget): void {
  if (isCloaked() || !emit(origin, 'ucp-plan-enroll', { planId: plan.id, planYear: plan.year })) return;
  const go = () => leaveFor(plan, origin);
  if (shopperZip(zipCodeOf() ?? plan.zipCode)) go();
  else askZip(go);
}

function leaveFor(plan: EnrollablePlan, origin: EventTarget, isSecondTry = false): void {
  const settings = $settings.get();
  if (!settings) return;
  const draft = settings.flags.disableOleSaveResume ? null : draftOf(plan);
  const formData = draft && reveal(draft.formData);
  // Another copy of the library read the draft: this copy reads it itself (SAFE-06).
  if (draft && formData === undefined && !isSecondTry) {
    void reload().then(() => leaveFor(plan, origin, true));
    return;
  }
  handOver(plan, formData);
  const { siteMode, siteId } = settings;
  navigate(origin, enrollmentUrl({ ...plan, zipCode: zipCodeOf() ?? plan.zipCode }, { ...site(), siteMode, siteId }), 'enroll');
}

function draftOf({ id, year }: EnrollablePlan) {
  return $enrollments.get().find((one) => !one.isSubmitted && one.planId === id && one.planYear === year) ?? null;
}

/**
 * The form data of the plan's draft, for the application page to go on with. It is personal, so it stays in session storage, where
 * sign-out clears it; an application without a draft finds none there (CARD-06, REC-05).
 */
function handOver({ id, year }: EnrollablePlan, formData: readonly unknown[] | null | undefined): void {
  if (formData) writeJson('session', 'ucp_enrollmentDraft', { planId: id, planYear: year, formData });
  else removeKey('session', 'ucp_enrollmentDraft');
}
