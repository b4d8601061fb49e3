import { $moment } from '../../../shared/calendar/clock-state.js';
import { isEnrollmentPeriod } from '../../../shared/calendar/season.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { newUuid } from '../../../shared/storage/random.js';
import { removeKey, writeText } from '../../../shared/storage/storage.js';
import { cleanMedicareNumber } from '../../../shared/validation/medicare-number.js';
import { presentText } from '../../../shared/validation/missing-text.js';
import { type PlanKey, planKey } from '../../plan/rules/plan.js';
import type { PlanContact } from '../../plan/rules/plan-contact.js';
import { getPlanContact } from '../../plan/service.js';
import { personOf } from '../../profile/actions/person.js';
import type { Profile } from '../../profile/rules/profile.js';
import { activePlans } from '../rules/active-plans.js';
import { type ApplicationState, applicationStatus, statusSearch, validStates } from '../rules/application-status.js';
import { mergeDraft } from '../rules/draft-merge.js';
import type { Enrollment } from '../rules/enrollment.js';
import { getExternalDraft, getMemberPlans, searchApplicationStatus } from '../service.js';
import { $enrollments } from '../state/applications.js';
import {
  $applicationStates,
  addPlanContacts,
  applicationStatesLoading,
  memberPlansLoading,
  notLoaded,
  setApplicationStates,
  setExternalDraft,
  setMemberPlans,
} from '../state/enrollments.js';

/**
 * The services' data about the shopper's applications and enrolled plans, beside the profile. This is a draft of another site, the states
 * of submitted applications, and which plans were applied for. Failures are only logged, and affect only their own data (ERR-02).
 */
export async function readEnrollmentData(profile: Profile): Promise<void> {
  await shopperScope().latest('enrollments', (signal) =>
    Promise.all([readDraft(profile, signal), readStates(profile, signal), readMemberPlans(profile, signal)]),
  );
}

/** Requests a draft by email address, except for a cloaked profile, and except if drafts cannot be resumed (ENR-07, ROLE-03, ENV-02). */
async function readDraft({ user, enrollments }: Profile, signal: AbortSignal): Promise<void> {
  const email = mayAskForDraft() ? presentText((await personOf(user))?.email) : null;
  if (!email) {
    setExternalDraft(null);
    return;
  }
  const answer = await getExternalDraft(httpClient(), { traceId: newUuid(), email });
  const draft = valueOrLog(answer);
  // After a failed call a known draft stays: nobody knows whether it is gone.
  if (!answer.ok || signal.aborted) return;
  setExternalDraft(draft);
  const isSkipped = draft !== null && mergeDraft(enrollments, draft).kind === 'skipped';
  if (isSkipped) writeText('session', 'ucp_draftSkipped', 'true');
  else removeKey('session', 'ucp_draftSkipped');
}

function mayAskForDraft(): boolean {
  const identity = $identity.get();
  const settings = $settings.get();
  if (!identity || !settings || settings.flags.disableOleSaveResume) return false;
  return permissionsOf(identity).fetchesExternalDraft;
}

/** The states of the submitted applications, then whom to call about those that were denied (ENR-01 to ENR-05). */
async function readStates({ user, enrollments }: Profile, signal: AbortSignal): Promise<void> {
  const search = statusSearch(presentText((await personOf(user))?.mbi));
  const isWanted = enrollments.some(({ isSubmitted }) => isSubmitted);
  if (search.kind === 'skip' && isWanted) log(`applicationStatus: skipped, ${search.reason}`);
  if (search.kind === 'skip' || !isWanted) {
    setApplicationStates(notLoaded);
    return;
  }
  applicationStatesLoading();
  const states = valueOrLog(await searchApplicationStatus(httpClient(), cleanMedicareNumber(search.memberNumber)));
  if (signal.aborted) return;
  setApplicationStates(states && validStates(states, $settings.get()?.statusImagePrefix ?? ''));
  // Of all enrollments, including those that show only from a later day on (YEAR-06).
  await readContacts(deniedOf($enrollments.get(), $applicationStates.get().value), signal);
}

function deniedOf(enrollments: readonly Enrollment[], states: readonly ApplicationState[]): readonly Enrollment[] {
  const statusByCode = $settings.get()?.applicationStatus ?? {};
  return enrollments.filter((enrollment) => applicationStatus(enrollment, { states, statusByCode }).isDenied);
}

async function readContacts(denied: readonly Enrollment[], signal: AbortSignal): Promise<void> {
  const read = await Promise.all(denied.map(readContact));
  if (!signal.aborted) addPlanContacts(Object.fromEntries(read.flat()));
}

async function readContact({ planId, planYear }: Enrollment): Promise<readonly (readonly [PlanKey, PlanContact])[]> {
  const contact = valueOrLog(await getPlanContact(httpClient(), planId, planYear));
  return contact ? [[planKey(planId, planYear), contact]] : [];
}

/** The shown enrolled plans that were applied for, or null if that is unavailable (ACT-03, ACT-04). */
async function readMemberPlans({ uuid, isGuest, user, enrolledPlans }: Profile, signal: AbortSignal): Promise<void> {
  const now = $moment.get();
  const mbi = isGuest ? null : presentText((await personOf(user))?.mbi);
  if (mbi === null || now === null || activePlans(enrolledPlans, now).length === 0) {
    setMemberPlans(null);
    return;
  }
  memberPlansLoading();
  const plans = valueOrLog(await getMemberPlans(httpClient(), { uuid, mbi, isFutureYearPlans: isEnrollmentPeriod(now) }));
  if (!signal.aborted) setMemberPlans(plans);
}
