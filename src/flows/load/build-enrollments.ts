import { isEnrollmentPeriod } from '../../domain/calendar/season.js';
import { activePlans } from '../../domain/enrollment/active-plans.js';
import { type ApplicationState, applicationStatus, statusSearch, validStates } from '../../domain/enrollment/application-status.js';
import { mergeDraft } from '../../domain/enrollment/draft-merge.js';
import type { Enrollment, PlanContact } from '../../domain/enrollment/enrollment.js';
import { permissionsOf } from '../../domain/identity/permissions.js';
import { type PlanKey, planKey } from '../../domain/plan/plan.js';
import type { Profile } from '../../domain/profile/profile.js';
import { cleanNumber } from '../../domain/validation/medicare-number.js';
import { presentText } from '../../domain/validation/missing-text.js';
import { newUuid } from '../../platform/random.js';
import { log } from '../../platform/report.js';
import { removeKey, writeText } from '../../platform/storage.js';
import { getExternalDraft, getMemberPlans, searchApplicationStatus } from '../../services/enrollments.js';
import { getPlanContact } from '../../services/plans.js';
import { $moment } from '../../store/clock.js';
import { $enrollments } from '../../store/derived/enrollments.js';
import {
  $applicationStates,
  addPlanContacts,
  applicationStatesLoading,
  memberPlansLoading,
  setApplicationStates,
  setExternalDraft,
  setMemberPlans,
  unasked,
} from '../../store/enrollments.js';
import { $identity } from '../../store/identity.js';
import { $settings } from '../../store/settings.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';
import { personOf } from '../session/person.js';

/**
 * What the services know of the shopper's applications and enrolled plans beside the profile: a draft of another site, the states of
 * what was submitted, and which plans were applied for. Failures are logged only, and cost what they describe (ERR-02).
 */
export async function buildEnrollments(profile: Profile): Promise<void> {
  const isLatest = latest('enrollments');
  await Promise.all([readDraft(profile, isLatest), readStates(profile, isLatest), readMemberPlans(profile, isLatest)]);
}

type IsLatest = () => boolean;

/** Asks for a draft by e-mail address: not for a cloaked profile, nor where drafts cannot be resumed (ENR-07, ROLE-03, ENV-02). */
async function readDraft({ user, enrollments }: Profile, isLatest: IsLatest): Promise<void> {
  const email = mayAskForDraft() ? presentText((await personOf(user))?.email) : null;
  if (!email) {
    setExternalDraft(null);
    return;
  }
  const answer = await getExternalDraft(http(), { traceId: newUuid(), email });
  const draft = settled(answer);
  // After a failed call a known draft stays: nobody knows whether it is gone.
  if (!answer.ok || !isLatest()) return;
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
async function readStates({ user, enrollments }: Profile, isLatest: IsLatest): Promise<void> {
  const search = statusSearch(presentText((await personOf(user))?.mbi));
  const isWanted = enrollments.some(({ isSubmitted }) => isSubmitted);
  if (search.kind === 'skip' && isWanted) log(`applicationStatus: skipped, ${search.reason}`);
  if (search.kind === 'skip' || !isWanted) {
    setApplicationStates(unasked);
    return;
  }
  applicationStatesLoading();
  const states = settled(await searchApplicationStatus(http(), cleanNumber(search.memberNumber)));
  if (!isLatest()) return;
  setApplicationStates(states && validStates(states, $settings.get()?.statusImagePrefix ?? ''));
  // Of all enrollments, including those that show only from a later day on (YEAR-06).
  await readContacts(deniedOf($enrollments.get(), $applicationStates.get().value), isLatest);
}

function deniedOf(enrollments: readonly Enrollment[], states: readonly ApplicationState[]): readonly Enrollment[] {
  const statusByCode = $settings.get()?.applicationStatus ?? {};
  return enrollments.filter((enrollment) => applicationStatus(enrollment, { states, statusByCode }).isDenied);
}

async function readContacts(denied: readonly Enrollment[], isLatest: IsLatest): Promise<void> {
  const read = await Promise.all(denied.map(readContact));
  if (isLatest()) addPlanContacts(Object.fromEntries(read.flat()));
}

async function readContact({ planId, planYear }: Enrollment): Promise<readonly (readonly [PlanKey, PlanContact])[]> {
  const contact = settled(await getPlanContact(http(), planId, planYear));
  return contact ? [[planKey(planId, planYear), contact]] : [];
}

/** Which of the shown enrolled plans were applied for; null when that cannot be had (ACT-03, ACT-04). */
async function readMemberPlans({ uuid, isGuest, user, enrolledPlans }: Profile, isLatest: IsLatest): Promise<void> {
  const now = $moment.get();
  const mbi = isGuest ? null : presentText((await personOf(user))?.mbi);
  if (mbi === null || now === null || activePlans(enrolledPlans, now).length === 0) {
    setMemberPlans(null);
    return;
  }
  memberPlansLoading();
  const plans = settled(await getMemberPlans(http(), { uuid, mbi, isFutureYearPlans: isEnrollmentPeriod(now) }));
  if (isLatest()) setMemberPlans(plans);
}
