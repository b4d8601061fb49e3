import { timestampText } from '../../domain/calendar/time-text.js';
import { environmentOf, topicOf } from '../../domain/environment/environment.js';
import type { ExtraHelpTracking } from '../../domain/extra-help/extra-help-answer.js';
import { permissionsOf } from '../../domain/identity/permissions.js';
import { clock } from '../../platform/clock.js';
import { newUuid } from '../../platform/random.js';
import { type ProfileTracking, sendProfileEvent, sendSraEvent } from '../../services/tracking.js';
import { wallClockAt } from '../../store/clock.js';
import { $classification } from '../../store/derived/classification.js';
import { keptPlans } from '../../store/derived/plans.js';
import { $drugs, $providers } from '../../store/derived/saved-items.js';
import { $agent, $identity, isCloaked } from '../../store/identity.js';
import { $profile } from '../../store/profile.js';
import { $settings } from '../../store/settings.js';
import { http, settled } from '../calls/services.js';

/** What profile events are about. */
type ProfileAction = 'View Profile' | 'Telesales Check' | 'Extra Help' | 'Go to VPP Page';

/** Tells that the profile has been viewed; of a cloaked profile nothing but these two events is told (TRK-03, CLOAK-01). */
export async function tellView(): Promise<void> {
  if (!$profile.get().profile) return;
  if (tracked() === 'all') await Promise.all([tell('View Profile'), tellSra('View Profile')]);
  else await Promise.all([tell('View Profile'), tell('Telesales Check')]);
}

/** The shopper goes on to the plan summary; nobody waits for this (TRK-05). */
export async function tellPlanSummary(): Promise<void> {
  if (tracked() === 'all') await tell('Go to VPP Page');
}

/** An answer about Extra Help, to the profile event service and nowhere else (EH-06). */
export async function tellExtraHelpAnswer(answer: ExtraHelpTracking): Promise<void> {
  if (tracked() === 'all') await tell('Extra Help', answer);
}

function tracked(): 'all' | 'view-profile-and-telesales-check' {
  const identity = $identity.get();
  return identity ? permissionsOf(identity).tracking : 'all';
}

async function tell(action: ProfileAction, data: ProfileTracking | ExtraHelpTracking | null = profileData()): Promise<void> {
  const settings = $settings.get();
  if (!settings || !data) return;
  const topic = settings.topics[topicOf(environmentOf(location.hostname, settings))];
  settled(
    await sendProfileEvent(http(), topic, {
      type: 'ucp-profile',
      name: action,
      timestamp: now(),
      uuid: newUuid(),
      appName: 'ucp',
      userTrackingSystem: isCloaked() ? 'CSR' : 'UCP',
      internalUserId: $agent.get().userName ?? '',
      action,
      data,
    }),
  );
}

async function tellSra(eventType: ProfileAction): Promise<void> {
  const identity = $identity.get();
  if (!identity) return;
  settled(await sendSraEvent(http(), { uuid: identity.uuid, eventType, isAuthUser: !identity.isGuest, eventTimestamp: now() }));
}

/** Server time as events write it (ENV-04). */
function now(): string {
  const wall = wallClockAt(clock.elapsed());
  return wall === null ? '' : timestampText(wall);
}

/** Counts and ids; null while there is no profile to speak of. */
function profileData(): ProfileTracking | null {
  const { profile } = $profile.get();
  if (!profile) return null;
  const submitted = profile.enrollments.filter(({ isSubmitted }) => isSubmitted).length;
  return {
    uuid: profile.uuid,
    isMemberProfile: $classification.get()?.isMember ?? false,
    planCount: keptPlans().length,
    drugCount: $drugs.get().length,
    providerCount: $providers.get().length,
    pharmacy: profile.drugs.pharmacy !== null,
    savedEnrollmentCount: profile.enrollments.length - submitted,
    submittedEnrollmentCount: submitted,
    optumId: profile.user?.optumId ?? null,
  };
}
